#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP
import HackerNews
import Options
import Screen
import Terminal

/// The tool as a whole, from the words of the command line to the exit status.
struct NewsTool: Sendable {
  var surroundings: Surroundings
  /// Requests at a time, and connections to a host.
  private static let maxConcurrency = 16

  /// Reads the command line and does what it says.
  func run(_ words: [[UInt8]]) async -> ExitStatus {
    let interpretation: Interpretation<NewsOptions>
    do throws(UsageError) {
      interpretation = try NewsOptions.read(
        words, environment: surroundings.environment, helpWidth: helpWidth,
        readFile: ConfigurationFile.read)
    } catch {
      return report(Failure(error), on: plainConsole)
    }
    switch interpretation {
    case .answer(let text): return answer(text)
    case .run(let options):
      let console = console(for: options)
      for warning in options.warnings { console.warning(warning.text, hints: warning.hints) }
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
  func perform(_ options: NewsOptions, on console: Console) async -> ExitStatus {
    await withTaskGroup(of: ExitStatus?.self) { group in
      group.addTask {
        do throws(Failure) {
          if options.isDemo {
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

  /// Does what the options say over the services they name.
  func carryOut(_ options: NewsOptions, on console: Console) async throws(Failure) {
    let client = client(for: options, console: console)
    let desk = Desk(
      client: client, clock: surroundings.clock, layout: Layout(options, in: surroundings),
      console: console, browser: Browser(environment: surroundings.environment),
      history: options.keepsHistory && !options.isDemo
        ? HistoryFile.usual(in: surroundings.environment) : nil)
    switch options.invocation {
    case .list(let excerpt):
      try await FeedCommand(excerpt: excerpt, interval: nil, isWatching: false).run(on: desk)
    case .watch(let excerpt, let interval, let once):
      if !once, desk.layout.form == .rows, let device = surroundings.screen() {
        await watch(excerpt, interval: interval, options: options, on: device, at: desk)
        return
      }
      try await FeedCommand(excerpt: excerpt, interval: once ? nil : interval, isWatching: true)
        .run(on: desk)
    case .item(let id): try await ItemCommand(id: id).run(on: desk)
    case .search(let query): try await SearchCommand(query: query).run(on: desk)
    case .user(let name): try await UserCommand(name: name).run(on: desk)
    }
  }

  private func client(for options: NewsOptions, console: Console) -> HackerNewsClient {
    var transport = surroundings.transport(Self.maxConcurrency)
    if options.isVerbose { transport = NarratedTransport(transport: transport, console: console) }
    let http = HTTPClient(
      transport: transport, clock: surroundings.clock,
      policy: HTTPPolicy(timeout: options.timeout))
    return HackerNewsClient(
      http: http, baseURL: options.baseURL ?? HackerNewsClient.officialAddress,
      searchURL: options.searchURL ?? HackerNewsClient.officialSearchAddress,
      maxConcurrency: Self.maxConcurrency)
  }
}
