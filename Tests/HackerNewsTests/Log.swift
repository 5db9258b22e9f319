import Synchronization

/// What happened, in order.
final class Log<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])

  var all: [Element] { elements.withLock(\.self) }

  func append(_ element: Element) { elements.withLock { $0.append(element) } }
}
