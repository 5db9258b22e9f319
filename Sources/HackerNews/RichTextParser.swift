#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One pass over the bytes of a text; time and memory grow with its length alone, whatever is nested in it.
struct RichTextParser {
  private let bytes: ArraySlice<UInt8>
  private var index = 0
  private var blocks: [RichText.Block] = []
  private var spans: [RichText.Span] = []
  private var text: [UInt8] = []
  /// A space is written only once something follows it.
  private var owesSpace = false
  private var isInCode = false
  private var style = RichText.Span("")

  init(_ html: String) { bytes = Array(html.utf8.prefix(256 << 10))[...] }

  mutating func parse() -> [RichText.Block] {
    while index < bytes.endIndex {
      if let tag = HTMLTag(in: bytes, at: index) {
        apply(tag)
        index = tag.end
      } else if let found = HTMLEntity.reference(in: bytes, at: index) {
        append(Unicode.UTF8.encode(found.scalar).map(Array.init) ?? [])
        index = found.end
      } else {
        take(bytes[index])
        index += 1
      }
    }
    endBlock()
    return blocks
  }

  private mutating func take(_ byte: UInt8) {
    if !isInCode, Self.spaces.contains(byte) {
      owesSpace = true
    } else {
      append(CollectionOfOne(byte))
    }
  }

  private static let spaces: [UInt8] = [0x20, 0x0A, 0x0D, 0x09, 0x0C]

  private mutating func append(_ characters: some Collection<UInt8>) {
    paySpace()
    text += characters
  }

  private mutating func paySpace() {
    if owesSpace, !(text.isEmpty && spans.isEmpty) { text.append(0x20) }
    owesSpace = false
  }

  private mutating func apply(_ tag: HTMLTag) {
    switch (tag.name, tag.isEnd) {
    case ("p", _): endBlock()
    case ("pre", let isEnd):
      endBlock()
      isInCode = !isEnd
    case _ where isInCode: break
    case ("br", _):
      endSpan()
      spans.append(RichText.Span("\n"))
    case ("i", let isEnd): restyle { $0.isItalic = !isEnd }
    case ("code", let isEnd): restyle { $0.isCode = !isEnd }
    case ("a", false):
      // An opening anchor ends one left open, as in a browser.
      restyle { $0.link = tag.attribute("href").flatMap(WebAddress.link) }
    case ("a", true): restyle { $0.link = nil }
    default: break
    }
  }

  private mutating func restyle(_ change: (inout RichText.Span) -> Void) {
    paySpace()  // a space in front of a link is not part of it
    endSpan()
    change(&style)
  }

  private mutating func endSpan() {
    guard !text.isEmpty else { return }
    var span = style
    span.text = String(decoding: text, as: UTF8.self)
    spans.append(span)
    text.removeAll(keepingCapacity: true)
  }

  private mutating func endBlock() {
    if isInCode {
      endCode()
    } else {
      endSpan()
      if spans.contains(where: { $0.text != "\n" && $0.text != " " }) {
        blocks.append(.paragraph(spans))
      }
      spans = []
    }
    owesSpace = false
    isInCode = false
    style = RichText.Span("")
  }

  private mutating func endCode() {
    var code = text[...]
    if code.first == 0x0A { code = code.dropFirst() }
    while code.last == 0x0A { code = code.dropLast() }
    if !code.isEmpty { blocks.append(.code(String(decoding: code, as: UTF8.self))) }
    text.removeAll(keepingCapacity: true)
  }
}
