import Synchronization

/// What is said while the user waits; changed by the work, read ten times a second.
public final class Progress: Sendable {
  private let text: Mutex<String>

  init(_ text: String) { self.text = Mutex(text) }

  /// Says `text` from the next step on, such as `Loading 12 of 30`.
  public func say(_ text: String) { self.text.withLock { $0 = text } }

  var now: String { text.withLock { $0 } }
}
