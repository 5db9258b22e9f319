#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension HTTPRequest {
  /// Whether the address is this machine: `localhost`, 127.0.0.0/8 or `::1`, written in full.
  ///
  /// Such an address may be plain http and never goes through a proxy.
  public var isLoopback: Bool {
    guard let host = url.host()?.lowercased() else { return false }
    if ["localhost", "::1", "[::1]"].contains(host) { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127"
      && parts.allSatisfy { part in
        part.utf8.allSatisfy { (0x30...0x39).contains($0) } && UInt8(part) != nil
      }
  }

  /// Refuses an address that nothing is sent to.
  ///
  /// Plain http goes to this machine alone, since anybody on the way could read and change it. A user name is refused
  /// because it ends up in logs, and because parsers disagree about where it ends and the host begins.
  ///
  /// - Throws: `.badAddress`.
  public func checkAddress() throws(HTTPError) {
    let scheme = url.scheme?.lowercased()
    let reason: String? =
      if url.host()?.isEmpty ?? true {
        "it names no host"
      } else if url.user() != nil || url.password() != nil {
        "it holds a user name"
      } else if scheme != "https" && scheme != "http" {
        "it is neither https nor http"
      } else if scheme == "http" && !isLoopback {
        "plain http is for this machine only, use https"
      } else {
        nil
      }
    if let reason { throw .badAddress(endpoint: endpoint, reason: reason) }
  }

  /// Refuses header fields that would be read as several, or as none.
  ///
  /// - Throws: `.badAddress`; the value is not told, it may be a key.
  func checkHeaders() throws(HTTPError) {
    for (name, value) in headers {
      let isToken = !name.isEmpty && name.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && $0 != 0x3a }
      guard isToken, value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7f || $0 == 0x09 }) else {
        let reason = "the header field \(isToken ? name : "name") holds a control character"
        throw .badAddress(endpoint: endpoint, reason: reason)
      }
    }
  }

  /// Whether `other` is the same scheme, host and port, so that what is said to one may be said to it too.
  func hasOrigin(of other: URL) -> Bool {
    func port(_ url: URL) -> Int { url.port ?? (url.scheme?.lowercased() == "http" ? 80 : 443) }
    return url.scheme?.lowercased() == other.scheme?.lowercased()
      && url.host()?.lowercased() == other.host()?.lowercased() && port(url) == port(other)
  }
}
