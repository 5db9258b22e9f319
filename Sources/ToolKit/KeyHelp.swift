import Terminal

/// What every key of a full-screen view does.
package struct KeyHelp: Sendable {
  package typealias Entry = (keys: String, meaning: String)

  package var keys: [Entry]

  package init(_ keys: [Entry]) { self.keys = keys }

  /// The lines, each at most so wide.
  package func lines(width: Int) -> [String] {
    keys.flatMap { keys, meaning in
      width >= 60
        ? [keys.fit(22) + meaning.cut(to: width - 22)]
        : [keys.cut(to: width), ("  " + meaning).cut(to: width)]
    }
  }
}
