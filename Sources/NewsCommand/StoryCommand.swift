import Terminal

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A command of the user's that is run for a story by `/bin/sh -c`.
///
/// The story is one JSON line on standard input; nothing of it is in the command line or in a variable.
struct StoryCommand: Sendable, Equatable {
  var text: String
  /// The variables it is started with.
  var environment: [String: String]

  /// How long it may take.
  static let longest = Duration.seconds(30)

  /// Runs it and waits for its end, which comes with a cancelled task too.
  ///
  /// - Parameters:
  ///   - record: The story.
  ///   - output: Where goes what it writes.
  ///   - clock: What its time is measured by.
  /// - Returns: What went wrong, as a clause; nil where nothing did.
  func run(
    for record: StoryRecord, output: ProcessStart.Stream, clock: any Clock<Duration>
  ) async -> String? {
    do throws(ProcessStartError) {
      let process = try start(for: record, output: output)
      switch await process.ending(within: Self.longest, clock: clock) {
      case _ where Task.isCancelled: return nil
      case .exited(0): return nil
      case .exited(let status): return "the command of '--exec' ended with status \(status)"
      case .killed(let signal): return "the command of '--exec' was ended by signal \(signal)"
      case .overdue:
        return "the command of '--exec' took more than \(Self.longest.components.seconds) s"
      }
    } catch {
      if error.code == ECANCELED { return nil }  // this process is about to end
      return "the command of '--exec' cannot be run: \(error)"
    }
  }

  private func start(
    for record: StoryRecord, output: ProcessStart.Stream
  ) throws(ProcessStartError) -> RunningProcess {
    let line = JSONValue.object(record.members).line + "\n"
    let input = try NamelessFile(Array(line.utf8))
    return try RunningProcess(
      ProcessStart(
        ["/bin/sh", "-c", text], variables: environment, input: .file(input.descriptor),
        output: output, errors: output))
  }
}
