import Options
import Screen
package import Terminal

/// A tool as a whole, from the words of the command line to the exit status.
package protocol Tool: Sendable {
  associatedtype Options: ToolOptions

  init(surroundings: Surroundings)

  var surroundings: Surroundings { get }

  /// Does what the options say over the services they name.
  func carryOut(_ options: Options, on console: Console) async throws(Failure)

  /// Does what the options say over invented data.
  func carryOutDemo(_ options: Options, on console: Console) async throws(Failure)
}

extension Tool {
  /// Runs the tool on this machine with the words it was given, and ends the process.
  package static func main() async {
    StandardStreams.prepare()
    let status = await Self(surroundings: .live()).run(CommandLineBytes.words)
    status.exit()
  }

  /// Reads the command line and does what it says.
  package func run(_ words: [[UInt8]]) async -> ExitStatus {
    let interpretation: Interpretation<Options>
    do throws(UsageError) {
      interpretation = try Options.read(
        words, environment: surroundings.environment, helpWidth: helpWidth,
        readFile: ConfigurationFile.read)
    } catch {
      return report(Failure(error), on: plainConsole)
    }
    switch interpretation {
    case .answer(let text): return answer(text)
    case .run(let options):
      let console = console(for: options.common)
      for warning in options.common.warnings { console.warning(warning.text, hints: warning.hints) }
      let restore: @Sendable () -> Void = {
        restoreTerminal()
        console.eraseProgressIfIdle()
      }
      return await withTerminationSignals(restore: restore) {
        await perform(options, on: console)
      }
    }
  }

  /// Does what the options say; says why if it fails, and returns the exit status.
  package func perform(_ options: Options, on console: Console) async -> ExitStatus {
    await withTaskGroup(of: ExitStatus?.self) { group in
      group.addTask {
        do throws(Failure) {
          if options.common.isDemo {
            try await carryOutDemo(options, on: console)
          } else {
            try await carryOut(options, on: console)
          }
          return .success
        } catch { return report(error, on: console) }
      }
      group.addTask {
        await console.endWhenReaderIsGone(clock: surroundings.clock)
        return nil
      }
      let status = await group.first { $0 != nil } ?? nil
      group.cancelAll()
      return status ?? .failure
    }
  }
}
