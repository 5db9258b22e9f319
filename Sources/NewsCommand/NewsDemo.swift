#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Demo
import Terminal
import ToolKit

extension NewsTool {
  /// Does what the options say over invented stories, which a server on this machine sends; no other is asked.
  func carryOutDemo(_ options: NewsOptions, on console: Console) async throws(Failure) {
    try await demonstrate("stories", on: console) {
      try await withDemoHackerNews(
        now: Int(surroundings.now().timeIntervalSince1970), seed: 1, clock: surroundings.clock
      ) { service in
        var local = options
        local.baseURL = URL(string: service.baseURL)
        local.searchURL = URL(string: service.searchURL)
        return await outcome(of: local, on: console)
      }
    }
  }
}
