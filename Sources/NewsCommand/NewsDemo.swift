#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Demo
import Terminal

extension NewsTool {
  /// Does what the options say over invented stories, which a server on this machine sends; no other is asked.
  func carryOutDemo(_ options: NewsOptions, on console: Console) async throws(Failure) {
    console.note("demo: invented stories, no network")
    let result: Result<Void, Failure>
    do {
      result = try await withDemoHackerNews(
        now: Int(surroundings.now().timeIntervalSince1970), seed: 1, clock: surroundings.clock
      ) { service in
        var local = options
        local.baseURL = URL(string: service.baseURL)
        local.searchURL = URL(string: service.searchURL)
        do throws(Failure) { return .success(try await carryOut(local, on: console)) } catch {
          return .failure(error)
        }
      }
    } catch {
      throw Failure(text: "cannot serve the demo: \(error)", status: .failure)
    }
    try result.get()
  }
}
