package import HTTP

/// What was written where in a value that a service pushes.
package struct PushChange: Sendable, Equatable {
  /// Where each value goes; `null` takes away what is there.
  var writes: [Write]
  /// Whether everything is replaced.
  var isWhole: Bool

  struct Write: Sendable, Equatable {
    var path: [String]
    var value: JSONTree
  }

  /// Longer paths than this do not occur and are refused.
  private static let longestPath = 32

  /// Reads a `put`, which replaces what lies at its path, or a `patch`, which replaces children there.
  ///
  /// - Throws: `.unreadable`.
  package init(_ event: ServerSentEvent) throws(PushFailure) {
    guard let tree = JSONTreeParser.tree(of: event.data), case .text(let path)? = tree["path"],
      let value = tree["data"]
    else { throw .unreadable("no change") }
    let names = path.split(separator: "/").map(String.init)
    guard names.count <= Self.longestPath else { throw .unreadable("a change too deep") }
    isWhole = names.isEmpty && event.name == "put"
    guard event.name == "patch" else {
      writes = [Write(path: names, value: value)]
      return
    }
    guard case .object(let children) = value else { throw .unreadable("a patch of nothing") }
    // A child may be named by a path, and the order in which they are written then matters: the shorter first.
    writes = children.map { name, value in
      Write(path: names + name.split(separator: "/").map(String.init), value: value)
    }.sorted { ($0.path.count, $0.path.joined()) < ($1.path.count, $1.path.joined()) }
  }

  /// Writes it into `tree`.
  ///
  /// - Throws: `.unreadable` where the tree then takes more than 4 MiB.
  package func apply(to tree: inout JSONTree) throws(PushFailure) {
    for write in writes { tree.put(write.value, at: write.path[...]) }
    guard tree.weight <= 4 << 20 else { throw .unreadable("a value that grows without end") }
  }

  /// The item numbers that it names below `items`, whatever was there before.
  var namedItems: [Int] {
    var tree = JSONTree.null
    for write in writes { tree.put(write.value, at: write.path[...]) }
    return tree["items"]?.ids ?? []
  }
}
