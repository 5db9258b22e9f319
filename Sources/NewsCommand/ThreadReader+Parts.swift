#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HackerNews

extension ThreadReader {
  /// Whether a comment has been written since the last visit.
  func isNew(_ node: CommentThread.Node) -> Bool {
    guard let lastVisit, let time = (try? node.content.get())?.time else { return false }
    return time.timeIntervalSince1970 > Double(lastVisit)
  }

  /// The pages that a part links to, in the order of their keys.
  func links(of id: Int) -> [URL] {
    guard id == self.id else { return (try? node(id)?.content.get())?.text.links ?? [] }
    return (root?.url.map { [$0] } ?? []) + (root?.text?.links ?? [])
  }

  /// Who wrote a part.
  func author(of id: Int) -> String? {
    id == self.id ? root?.author : (try? node(id)?.content.get())?.author
  }
}
