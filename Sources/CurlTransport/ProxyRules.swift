import HTTP

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Which proxy the environment names for which host, as curl reads it; but `no_proxy` holds no ranges of addresses.
struct ProxyRules {
  private let environment: [String: String]
  private let exempt: [String]

  init(environment: [String: String]) {
    let given = environment.filter { !$0.value.isEmpty }
    self.environment = given
    let list = given["no_proxy"] ?? given["NO_PROXY"] ?? ""
    exempt = list.split { $0 == "," || $0 == " " }.map { Self.bare($0.lowercased()) }
  }

  /// The name without what says the same: `.example`, `example.` and `[::1]`.
  private static func bare(_ name: String) -> String {
    var rest = name[...]
    if rest.hasPrefix("."), rest.count > 1 { rest.removeFirst() }
    if rest.hasSuffix("."), rest.count > 1 { rest.removeLast() }
    if rest.hasPrefix("["), rest.hasSuffix("]") { rest = rest.dropFirst().dropLast() }
    return String(rest)
  }

  private func isExempt(_ host: String) -> Bool {
    let isNumeric = Route.isNumeric(host)
    return exempt.contains { $0 == "*" || $0 == host || !isNumeric && host.hasSuffix(".\($0)") }
  }

  /// The proxy for `request`, or `nil` if it goes straight to its host.
  ///
  /// - Throws: `.unavailable` if the proxy's own address cannot be read; without a proxy nothing may be sent then.
  func proxy(for request: HTTPRequest) throws(HTTPError) -> Proxy? {
    if isExempt(Self.bare(request.hostName)) { return nil }
    // HTTP_PROXY in upper case is not read: in a CGI program the client sets it.
    let names =
      request.url.scheme?.lowercased() == "https"
      ? ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
      : ["http_proxy", "all_proxy", "ALL_PROXY"]
    guard let name = names.first(where: { environment[$0] != nil }), let address = environment[name]
    else { return nil }
    guard let proxy = Proxy(address) else {
      throw .unavailable(reason: "the proxy that \(name) names is no address")
    }
    return proxy
  }
}

/// A proxy as the environment names it.
struct Proxy {
  /// The address for libcurl; may hold a password.
  let url: String
  let host: String
  let port: Int

  init?(_ address: String) {
    var text = address.contains("://") ? address : "http://\(address)"
    // The variants that leave looking up the target's name to the proxy.
    if text.hasPrefix("socks5://") { text = "socks5h://\(text.dropFirst(9))" }
    if text.hasPrefix("socks4://") { text = "socks4a://\(text.dropFirst(9))" }
    guard let parsed = URL(string: text), let scheme = parsed.scheme?.lowercased(),
      ["http", "https", "socks5h", "socks4a"].contains(scheme),
      let host = parsed.host(percentEncoded: true)?.lowercased(), !host.isEmpty
    else { return nil }
    url = text
    self.host = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    port = parsed.port ?? (scheme == "https" ? 443 : 1080)
  }
}
