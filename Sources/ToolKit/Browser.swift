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
    let code = spawn(words)
    return code == 0
      ? nil : "error: cannot start '\(words[0])': \(String(cString: strerror(code))); set BROWSER"
  }

  /// The command line that opens an address.
  package func words(for address: String) -> [String] {
    let first = (environment["BROWSER"] ?? "").split(separator: ":").first ?? ""
    let words = first.split(separator: " ").map(String.init)
    guard !words.isEmpty else { return [Self.usual, address] }
    let filled = words.map { $0.replacing("%s", with: address) }
    return filled == words ? words + [address] : filled
  }

  /// In a session of its own, away from the terminal and its signals; returns 0 or the number of the error.
  private func spawn(_ words: [String]) -> Int32 {
    var attributes = Attributes()
    var actions = Actions()
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    var all = sigset_t()
    sigfillset(&all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | Self.setsid
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var arguments = words.map { strdup($0) } + [nil]
    var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    // Whoever was started before and has ended by now is let go.
    while waitpid(-1, nil, WNOHANG) > 0 {}
    var process: pid_t = 0
    return posix_spawnp(&process, words[0], &actions, &attributes, &arguments, &variables)
  }

  #if canImport(Darwin)
  private typealias Attributes = posix_spawnattr_t?
  private typealias Actions = posix_spawn_file_actions_t?
  #else
  private typealias Attributes = posix_spawnattr_t
  private typealias Actions = posix_spawn_file_actions_t
  #endif
  /// POSIX_SPAWN_SETSID, which the C library shows only to some.
  #if canImport(Darwin)
  private static let setsid: Int32 = 0x0400
  #else
  private static let setsid: Int32 = 0x80
  #endif
}
