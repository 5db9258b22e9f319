#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP
import Options
import Screen
import Terminal

@main struct Main {
  static func main() async {
    StandardStreams.prepare()
    let environment = ProcessInfo.processInfo.environment
    let status = await NewsTool(surroundings: .live(environment)).run(CommandLineBytes.words)
    status.exit()
  }
}

extension Surroundings {
  /// The terminal, the network and the time of this machine.
  fileprivate static func live(_ environment: [String: String]) -> Surroundings {
    let terminal = TerminalEnvironment(environment)
    return Surroundings(
      environment: environment, output: StandardStreams.output(),
      errors: StandardStreams.errors(), outputIsTTY: StandardStreams.isTTY(1),
      errorsIsTTY: StandardStreams.isTTY(2),
      outputColumns: { TerminalSize(of: 1, environment: terminal).columns },
      errorColumns: { TerminalSize(of: 2, environment: terminal).columns },
      transport: liveTransport, clock: ContinuousClock(), now: { Date() },
      screen: { ScreenDevice(environment: terminal) })
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
