#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HackerNews

extension RichText {
  /// The whole text as `plainText` has it, each link with the number of the key that opens it: `[2]`.
  ///
  /// Numbers begin at `first`; there are nine keys, and further links have none.
  func numbered(from first: Int) -> String {
    let links = links
    return blocks.map { block in
      guard case .paragraph(let spans) = block else { return block.plainText }
      return spans.map { span in
        guard let index = span.link.flatMap({ links.firstIndex(of: $0) }), index + first <= 9 else {
          return span.plainText
        }
        return "\(span.plainText) [\(index + first)]"
      }.joined()
    }.joined(separator: "\n\n")
  }
}
