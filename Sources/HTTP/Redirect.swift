#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension HTTPRequest {
  /// The request that a redirecting answer asks for, or `nil` if the answer does not redirect.
  ///
  /// A hop to another origin says no more than what is accepted and who asks: all other fields may hold secrets. Servers
  /// like to repeat the query in the new address: with the secret in it that is not followed.
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
    if next.endpoint.tells(secret) || !hasOrigin(of: target) && target.absoluteString.tells(secret)
    {
      throw .badRedirect(endpoint: endpoint, reason: "to an address that gives the key away")
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

extension String {
  /// Whether `secret` stands in this address, in whatever case and however often it was escaped.
  fileprivate func tells(_ secret: String?) -> Bool {
    guard let secret = secret?.lowercased(), !secret.isEmpty else { return false }
    var address = self
    for _ in 0..<4 {
      if address.lowercased().contains(secret) { return true }
      address = address.unescaped
    }
    return false
  }

  /// This text with what stands for its percent signs and the two digits behind them.
  private var unescaped: String {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.count == 2, let code = UInt8(digits, radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
