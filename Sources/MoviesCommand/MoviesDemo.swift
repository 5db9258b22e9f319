#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Demo
import Terminal
import ToolKit

extension MoviesTool {
  /// Does what the options say over invented films, which a server on this machine sends; no other is asked.
  func carryOutDemo(_ options: MoviesOptions, on console: Console) async throws(Failure) {
    try await demonstrate("films", on: console) {
      try await withDemoMovies(
        now: Int(surroundings.now().timeIntervalSince1970), seed: 1, clock: surroundings.clock
      ) { service in
        var local = options
        local.baseURL = URL(string: service.baseURL)
        local.imageURL = URL(string: service.imageURL)
        return await outcome(of: local, on: console)
      }
    }
  }
}
