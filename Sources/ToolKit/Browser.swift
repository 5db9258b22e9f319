#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif
import Dispatch
import Terminal

/// Opens pages in the user's browser.
///
/// The words of BROWSER, the first of several divided by colons, with the address in place of `%s` or at the end;
/// without it `open` on a Mac and `xdg-open` elsewhere. No shell reads the address.
package struct Browser: Sendable {
  /// The variables it is started with, BROWSER among them.
  package var environment: [String: String]

  /// A browser that BROWSER in `environment` names, or the usual one.
  package init(environment: [String: String] = [:]) { self.environment = environment }

  #if canImport(Darwin)
  private static let usual = "open"
  #else
  private static let usual = "xdg-open"
  #endif

  /// Starts the browser and does not wait for it; returns what is wrong, nil where it was started.
  package func open(_ url: URL) -> String? {
    guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) else {
      return "error: this is no web page"
    }
    let words = words(for: url.absoluteString)
    do throws(ProcessStartError) {
      try start(words)
      return nil
    } catch { return "error: cannot start '\(words[0])': \(error); set BROWSER" }
  }

  /// The command line that opens an address.
  package func words(for address: String) -> [String] {
    let first = (environment["BROWSER"] ?? "").split(separator: ":").first ?? ""
    let words = first.split(separator: " ").map(String.init)
    guard !words.isEmpty else { return [Self.usual, address] }
    let filled = words.map { $0.replacing("%s", with: address) }
    return filled == words ? words + [address] : filled
  }

  /// In a session of its own, away from the terminal and its signals.
  private func start(_ words: [String]) throws(ProcessStartError) {
    let process = try ProcessStart(words, variables: environment).start()
    // Its end is taken in whenever that is, so that it stays behind in no list of processes.
    DispatchQueue(label: "ToolKit.Browser").async {
      while waitpid(process, nil, 0) == -1, errno == EINTR {}
    }
  }
}
