import TestSupport

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// `news watch` in a pseudo-terminal of 80 by 24.
struct ViewOnTerminal {
  let tool: RunningTool
  private static let frameEnd = Array("\u{1B}[?2026l".utf8)

  /// Returns when all stories of the feed are there.
  init(of count: Int, from bench: Bench, milliseconds: Int) async throws {
    try await self.init(feed: "new", of: count, from: bench.address(milliseconds: milliseconds))
  }

  /// Likewise for any feed, over a service of its own to search with.
  init(feed: String, of count: Int, from address: String, searching: String? = nil) async throws {
    tool = try ToolRun.onTerminal(
      "news",
      [
        "watch", "--feed", feed, "--limit", "\(count)", "--interval", "3600", "--base-url", address,
      ] + (searching.map { ["--search-url", $0] } ?? [])
    ).start()
    try await tool.until { $0.screenText.contains("updated just now") }
  }

  /// How many frames have been drawn.
  var frames: Int { tool.state.screenText.split(separator: "\u{1B}[?2026h").count - 1 }

  /// The time from a key that changes something to the end of the frame that shows it, or what else is to be shown.
  func milliseconds(
    toAnswer key: String, showing isShown: @escaping @Sendable (String) -> Bool = { _ in true }
  ) async throws -> Double {
    let count = tool.state.screen.count
    let began = ContinuousClock.now
    tool.type(key)
    try await tool.until {
      $0.screen.count > count && $0.screen.suffix(8).elementsEqual(Self.frameEnd)
        && isShown(String(decoding: $0.screen[count...], as: UTF8.self))
    }
    return began.duration(to: .now) / .milliseconds(1)
  }

  /// Whether a text was written in one piece.
  func hasShown(_ text: String) -> Bool { tool.state.screenText.contains(text) }

  /// What the tool has used of the processors so far.
  func processorTime() throws -> Duration {
    #if canImport(Darwin)
    var usage = rusage_info_v4()
    let status = withUnsafeMutablePointer(to: &usage) { usage in
      usage.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
        proc_pid_rusage(tool.process, RUSAGE_INFO_V4, $0)
      }
    }
    guard status == 0 else { throw Unmeasurable(description: "the system hides the time used") }
    // In units of the system's own clock.
    var base = mach_timebase_info()
    mach_timebase_info(&base)
    let ticks = Double(usage.ri_user_time + usage.ri_system_time)
    return .nanoseconds(Int(ticks * Double(base.numer) / Double(base.denom)))
    #else
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(tool.process, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      throw Unmeasurable(description: "the system hides the time used")
    }
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    #endif
  }
}
