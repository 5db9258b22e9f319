import HTTP

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Which connection carries a request, and whose name is to be looked up for it.
struct Route {
  /// The proxy in between.
  let proxy: Proxy?
  /// The name to look up, `nil` if there is none to.
  let name: String?
  private let target: String
  private let port: Int
  private var addresses: [String] = []

  init(_ request: HTTPRequest, by proxies: ProxyRules) throws(HTTPError) {
    let host = request.hostName
    proxy = request.isLoopback ? nil : try proxies.proxy(for: request)
    let target = proxy?.host ?? host
    port =
      proxy?.port ?? request.url.port ?? (request.url.scheme?.lowercased() == "http" ? 80 : 443)
    self.target = target
    // Numbers need no look-up, and `localhost` must be this machine whatever a name server says.
    if target == "localhost" { addresses = ["127.0.0.1", "::1"] }
    name = target == "localhost" || Self.isNumeric(target) ? nil : target
  }

  /// The same with the addresses that its name stands for.
  func leading(to addresses: [String]) -> Route {
    var route = self
    route.addresses = addresses
    return route
  }

  /// What libcurl takes in place of a look-up of its own; it forgets it after a minute.
  var resolveEntry: String? {
    guard !addresses.isEmpty else { return nil }
    let list = addresses.map { $0.contains(":") ? "[\($0)]" : $0 }
    return "+\(target):\(port):\(list.joined(separator: ","))"
  }

  /// Whether `host` is an address already.
  static func isNumeric(_ host: String) -> Bool {
    if host.contains(":") { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil && $0.first != "+" }
  }
}

extension HTTPRequest {
  /// The host as it is looked up: lower case, an IPv6 address without brackets.
  var hostName: String {
    let host = url.host(percentEncoded: true)?.lowercased() ?? ""
    return host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
  }
}
