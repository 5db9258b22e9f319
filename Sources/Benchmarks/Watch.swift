import Demo

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Subcommand {
  static let watch = Subcommand(
    name: "watch", options: "[--minutes N] [--seed N]",
    summary: "lets 'news watch' follow a Hacker News that moves and misbehaves, and tells "
      + "whether it lost a story; status 1 if so"
  ) { arguments in
    let options = try WatchOptions(arguments)
    let faults = FaultInjector(seed: options.seed)
    try await withDemoHackerNews(
      now: time(nil), seed: options.seed, clock: ContinuousClock(),
      fault: { request in faults.fault(for: request) }
    ) { demo in
      let record = try await WatchRun(demo: demo).record(of: .seconds(60 * options.minutes))
      for line in record.report { say(line) }
      if !record.isFaultless { throw WatchFailed() }
    }
  }
}

/// A watch lost a story or told one twice.
struct WatchFailed: Error, CustomStringConvertible {
  var description: String { "the watch is not faithful" }
}
