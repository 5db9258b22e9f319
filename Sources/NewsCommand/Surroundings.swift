#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP
import Screen
import Terminal

/// What `news` touches outside itself.
struct Surroundings: Sendable {
  var environment: [String: String]
  var output: OutputWriter
  var errors: OutputWriter
  var outputIsTTY: Bool
  var errorsIsTTY: Bool
  /// The columns of the terminal behind standard output, now.
  var outputColumns: @Sendable () -> Int
  /// The columns of the terminal behind standard error, now.
  var errorColumns: @Sendable () -> Int
  /// Opens a way to the services for at most so many requests at a time.
  var transport: @Sendable (_ maxConcurrency: Int) -> any HTTPTransport
  var clock: any Clock<Duration>
  var now: @Sendable () -> Date
  /// The terminal that a full-screen view is drawn on; nil where there is none.
  var screen: @Sendable () -> ScreenDevice? = { nil }

  /// What the environment says about terminals.
  var terminal: TerminalEnvironment { TerminalEnvironment(environment) }
}
