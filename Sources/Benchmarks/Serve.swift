import Demo

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Subcommand {
  static let serve = Subcommand(
    name: "serve", options: "[--faults] [--port N] [--seed N]",
    summary: "serves the sample Hacker News on 127.0.0.1 until it is interrupted; "
      + "with faults, one answer in ten is spoilt"
  ) { arguments in
    let options = try ServeOptions(arguments)
    let faults = options.injectsFaults ? FaultInjector(seed: options.seed) : nil
    try await withDemoHackerNews(
      port: options.port, now: time(nil), seed: options.seed, clock: ContinuousClock(),
      fault: { request in faults?.fault(for: request) }
    ) { demo in
      say("items and lists: \(demo.baseURL)")
      say("search: \(demo.searchURL)")
      say("news watch --feed new --base-url \(demo.baseURL) --search-url \(demo.searchURL)")
      await untilInterrupted()
    }
  }
}
