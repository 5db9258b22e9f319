#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A text of Hacker News: paragraphs and code, with links and emphasis.
///
/// All of it is foreign: control characters and the like are still in it.
public struct RichText: Sendable, Equatable {
  /// The parts from top to bottom; never an empty one.
  public var blocks: [Block]

  /// A text of the given parts.
  public init(blocks: [Block]) { self.blocks = blocks }

  /// Reads what the service sends: tags first, then character references, so that `&lt;i&gt;` stays text.
  ///
  /// Known tags are `p`, `i`, `a`, `pre`, `code` and `br`, ended or not, in any nesting; others leave no trace but
  /// their content. Only http and https addresses become links. What lies beyond 256 KiB is left out.
  public init(html: String) {
    var parser = RichTextParser(html)
    blocks = parser.parse()
  }

  /// The text that an author may have left out; `nil` where it says nothing.
  init?(optional html: String?) {
    guard let html else { return nil }
    self.init(html: html)
    if blocks.isEmpty { return nil }
  }

  /// One part of a text.
  public enum Block: Sendable, Equatable {
    /// Running text, without line breaks but those the author forced.
    case paragraph([Span])
    /// Code as it was typed, line breaks and indentation included.
    case code(String)
  }

  /// A run of characters of one style.
  public struct Span: Sendable, Equatable {
    /// The characters.
    public var text: String
    /// Whether the author emphasised it.
    public var isItalic: Bool
    /// Whether it is code inside running text.
    public var isCode: Bool
    /// Where it leads.
    public var link: URL?

    /// A run with the given style.
    public init(_ text: String, isItalic: Bool = false, isCode: Bool = false, link: URL? = nil) {
      self.text = text
      self.isItalic = isItalic
      self.isCode = isCode
      self.link = link
    }
  }
}
