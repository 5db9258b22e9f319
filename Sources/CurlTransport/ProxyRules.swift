import HTTP

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Which proxy the environment names for which host, as curl reads it.
struct ProxyRules {
  private let environment: [String: String]
  private let exempt: [String]

  init(environment: [String: String]) {
    self.environment = environment
    let list = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
    exempt = list.split { $0 == "," || $0 == " " }.map { entry in
      let name = entry.lowercased()
      return name.hasPrefix(".") ? String(name.dropFirst()) : name
    }
  }

  /// The proxy for `request`, or `nil` if it goes straight to its host.
  ///
  /// - Throws: `.unavailable` if the proxy's own address cannot be read; without a proxy nothing may be sent then.
  func proxy(for request: HTTPRequest) throws(HTTPError) -> Proxy? {
    let host = request.hostName
    guard !exempt.contains(where: { $0 == "*" || $0 == host || host.hasSuffix(".\($0)") }) else {
      return nil
    }
    // HTTP_PROXY in upper case is not read: in a CGI program the client sets it.
    let names =
      request.url.scheme?.lowercased() == "https"
      ? ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
      : ["http_proxy", "all_proxy", "ALL_PROXY"]
    guard let name = names.first(where: { environment[$0] != nil }),
      let address = environment[name], !address.isEmpty
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
