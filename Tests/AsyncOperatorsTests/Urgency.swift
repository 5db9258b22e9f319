/// Holds tasks until they have high priority.
struct Urgency: Sendable {
  /// Opened when the first one is held.
  let waiting = Gate()
  private let urgent = Gate()

  /// Returns 1; at once on systems that cannot make a running task more urgent.
  func wait() async -> Int {
    guard #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) else { return 1 }
    await withTaskPriorityEscalationHandler {
      if Task.currentPriority >= .high { urgent.open() }
      waiting.open()
      await urgent.wait()
    } onPriorityEscalated: { _, priority in
      if priority >= .high { urgent.open() }
    }
    return 1
  }
}
