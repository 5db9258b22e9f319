#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP
import Screen
import Terminal

extension Surroundings {
  /// The terminal, the network and the time of this machine.
  static func live() -> Surroundings {
    let environment = ProcessInfo.processInfo.environment
    let terminal = TerminalEnvironment(environment)
    return Surroundings(
      environment: environment, output: StandardStreams.output(),
      errors: StandardStreams.errors(), outputIsTTY: StandardStreams.isTTY(1),
      errorsIsTTY: StandardStreams.isTTY(2),
      outputColumns: { TerminalSize(of: 1, environment: terminal).columns },
      errorColumns: { TerminalSize(of: 2, environment: terminal).columns },
      transport: liveTransport, clock: ContinuousClock(), now: { Date() },
      screen: { ScreenDevice(environment: terminal) }, lines: { .atTerminal() })
  }
}

#if canImport(Darwin)
import URLSessionTransport

private func liveTransport(_ maxConcurrency: Int) -> any HTTPTransport {
  URLSessionTransport(connectionsPerHost: maxConcurrency)
}
#else
import CurlTransport

private func liveTransport(_ maxConcurrency: Int) -> any HTTPTransport {
  CurlTransport(connectionsPerHost: maxConcurrency)
}
#endif
