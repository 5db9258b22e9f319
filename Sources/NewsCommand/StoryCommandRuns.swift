import AsyncOperators
import Synchronization
import Terminal

/// Runs a command for each new story, a few at a time; the others wait.
final class StoryCommandRuns: Sendable {
  /// So many commands run at a time.
  static let mostAtOnce = 4
  /// So many stories wait; the command is not run for what comes in beyond them.
  static let mostWaiting = 100

  private let command: StoryCommand
  private let output: ProcessStart.Stream
  private let report: @Sendable (String) -> Void
  private let stories: AsyncStream<StoryRecord>
  private let arrival: AsyncStream<StoryRecord>.Continuation
  /// What went wrong the last time; nil where nothing did.
  private let lastFailure = Mutex<String?>(nil)
  /// Whether it was told that stories are left out.
  private let hasOverflowed = Mutex(false)

  /// Nothing is run before `run` is.
  ///
  /// - Parameters:
  ///   - command: What is run.
  ///   - output: Where goes what it writes.
  ///   - report: Is told, as a clause, what goes wrong; once for the same failure in a row, and once that
  ///     stories are left out.
  init(
    _ command: StoryCommand, output: ProcessStart.Stream,
    report: @escaping @Sendable (String) -> Void
  ) {
    self.command = command
    self.output = output
    self.report = report
    (stories, arrival) = AsyncStream.makeStream(
      bufferingPolicy: .bufferingOldest(Self.mostWaiting))
  }

  /// Has the command run for a story; never waits.
  func add(_ record: StoryRecord) {
    guard case .dropped = arrival.yield(record) else { return }
    let isNews = hasOverflowed.withLock { hasOverflowed in
      defer { hasOverflowed = true }
      return !hasOverflowed
    }
    if isNews {
      report("\(Self.mostWaiting) stories wait for the command of '--exec', others are left out")
    }
  }

  /// Runs the command for what is added, until the task is cancelled, which ends the running ones.
  func run(clock: any Clock<Duration>) async {
    await stories.concurrentForEach(maxConcurrency: Self.mostAtOnce) { [self] record in
      let failure = await command.run(for: record, output: output, clock: clock)
      if !Task.isCancelled { note(failure) }
    }
  }

  private func note(_ failure: String?) {
    let isNews = lastFailure.withLock { last in
      defer { last = failure }
      return failure != last
    }
    if isNews, let failure { report(failure) }
  }
}
