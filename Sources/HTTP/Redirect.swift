#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension HTTPRequest {
  /// The request that a redirecting answer asks for, or `nil` if the answer does not redirect.
  ///
  /// A hop to another origin says no more than what is accepted and who asks: all other fields may hold secrets.
  ///
  /// - Throws: `.badRedirect`.
  func redirected(by answer: some HTTPHead) throws(HTTPError) -> HTTPRequest? {
    guard [301, 302, 303, 307, 308].contains(answer.status) else { return nil }
    guard let location = answer.headers["location"], !location.isEmpty,
      let target = URL(string: location, relativeTo: url)?.absoluteURL
    else { throw .badRedirect(endpoint: endpoint, reason: "names no address") }
    var next = self
    next.url = target
    if url.scheme?.lowercased() == "https", target.scheme?.lowercased() == "http" {
      throw .badRedirect(endpoint: endpoint, reason: "to plain http, which is not followed")
    }
    do throws(HTTPError) {
      try next.checkAddress()
    } catch {
      guard case .badAddress(let place, let reason) = error else { throw error }
      throw .badRedirect(endpoint: endpoint, reason: "\(place) is not followed: \(reason)")
    }
    if !hasOrigin(of: target) {
      next.headers = headers.filter { ["accept", "user-agent"].contains($0.key.lowercased()) }
    }
    return next
  }
}
