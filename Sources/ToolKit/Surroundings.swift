#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif
package import HTTP
package import Screen
package import Terminal

/// What a tool touches outside itself.
package struct Surroundings: Sendable {
  package var environment: [String: String]
  package var output: OutputWriter
  package var errors: OutputWriter
  package var outputIsTTY: Bool
  package var errorsIsTTY: Bool
  /// The columns of the terminal behind standard output, now.
  package var outputColumns: @Sendable () -> Int
  /// The columns of the terminal behind standard error, now.
  package var errorColumns: @Sendable () -> Int
  /// Opens a way to the services for at most so many requests at a time.
  package var transport: @Sendable (_ maxConcurrency: Int) -> any HTTPTransport
  package var clock: any Clock<Duration>
  package var now: @Sendable () -> Date
  /// The terminal that a full-screen view is drawn on; nil where there is none.
  package var screen: @Sendable () -> ScreenDevice?
  /// What is typed in lines at the terminal; nil where there is none.
  package var lines: @Sendable () -> LineInput?

  /// Surroundings of a test's own making; without a screen and lines unless they are given.
  package init(
    environment: [String: String], output: OutputWriter, errors: OutputWriter, outputIsTTY: Bool,
    errorsIsTTY: Bool, outputColumns: @escaping @Sendable () -> Int,
    errorColumns: @escaping @Sendable () -> Int,
    transport: @escaping @Sendable (_ maxConcurrency: Int) -> any HTTPTransport,
    clock: any Clock<Duration>, now: @escaping @Sendable () -> Date,
    screen: @escaping @Sendable () -> ScreenDevice? = { nil },
    lines: @escaping @Sendable () -> LineInput? = { nil }
  ) {
    self.environment = environment
    self.output = output
    self.errors = errors
    self.outputIsTTY = outputIsTTY
    self.errorsIsTTY = errorsIsTTY
    self.outputColumns = outputColumns
    self.errorColumns = errorColumns
    self.transport = transport
    self.clock = clock
    self.now = now
    self.screen = screen
    self.lines = lines
  }

  /// What the environment says about terminals.
  package var terminal: TerminalEnvironment { TerminalEnvironment(environment) }
}
