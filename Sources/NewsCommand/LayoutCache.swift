/// The rows of parts of a thread, kept for one width.
struct LayoutCache: Equatable, Sendable {
  /// More than fill any screen.
  private static let mostParts = 1000

  private(set) var width = 0
  private var lines: [Int: [ThreadLine]] = [:]

  /// The rows of a part; nil where they are not kept for this width.
  func lines(of id: Int, width: Int) -> [ThreadLine]? { width == self.width ? lines[id] : nil }

  mutating func keep(_ lines: [ThreadLine], of id: Int, width: Int) {
    if width != self.width || self.lines.count >= Self.mostParts { self.lines = [:] }
    self.width = width
    self.lines[id] = lines
  }

  mutating func remove(_ id: Int) { lines[id] = nil }
}
