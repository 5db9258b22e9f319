#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif
package import Screen

/// Where the events of a full-screen view come from, and who does what it wishes.
package protocol LiveSources: Sendable {
  associatedtype State: LiveState

  /// Where the events go.
  var inbox: EventInbox<State.Event> { get }

  /// Lets everything begin as tasks of `group`.
  func start(in group: inout DiscardingTaskGroup)

  /// Does what an event leads to.
  func perform(_ effect: State.Effect, on session: ScreenSession) async

  /// Takes note of how the view stands, to begin what it wishes for and to end what it does not.
  func follow(_ state: State)
}

extension LiveSources {
  /// Shows the view until the user leaves it, the terminal is lost or the task is cancelled.
  ///
  /// One group owns all that goes on for the view, and ends it with the view. What is brought and done for it runs on
  /// the threads that tasks share, and so keeps nobody waiting who presses a key.
  package func run(
    _ beginning: State, on session: ScreenSession, now: @Sendable () -> Date
  ) async -> ViewEnding {
    var state = beginning
    return await withDiscardingTaskGroup { group in
      defer { group.cancelAll() }
      group.addTask { for await event in session.events { inbox.add(.screen(event)) } }
      group.addTask(executorPreference: globalConcurrentExecutor) {
        await withDiscardingTaskGroup { start(in: &$0) }
      }
      session.show(state.frame())
      for await events in inbox {
        for event in events {
          for effect in state.update(event, at: now()) {
            if let ending = effect.ending { return ending }
            group.addTask(executorPreference: globalConcurrentExecutor) {
              await perform(effect, on: session)
            }
          }
        }
        follow(state)
        session.show(state.frame())
      }
      return .quit
    }
  }
}
