#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension RichText {
  /// The whole text, parts separated by an empty line, each link written out once.
  public var plainText: String { blocks.map(\.plainText).joined(separator: "\n\n") }

  /// Where the text leads, each address once, in order.
  public var links: [URL] {
    var seen: Set<URL> = []
    return blocks.flatMap(\.spans).compactMap(\.link).filter { seen.insert($0).inserted }
  }
}

extension RichText.Block {
  /// The runs of a paragraph; code has none.
  fileprivate var spans: [RichText.Span] {
    if case .paragraph(let spans) = self { spans } else { [] }
  }

  /// The part without styles.
  public var plainText: String {
    switch self {
    case .code(let code): code
    case .paragraph(let spans): spans.map(\.plainText).joined()
    }
  }
}

extension RichText.Span {
  /// The run with its address: alone where the run is that address, also cut; in brackets behind it otherwise.
  public var plainText: String {
    guard let link else { return text }
    let address = link.absoluteString
    if text == address || isCutFrom(address) { return address }
    return "\(text) (\(address))"
  }

  /// The service cuts long addresses to some 60 characters and appends three dots.
  private func isCutFrom(_ address: String) -> Bool {
    text.hasSuffix("...") && text.count > 20 && address.hasPrefix(text.dropLast(3))
  }
}
