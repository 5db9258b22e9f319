#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension OptionKey<URL?> {
  /// The address of a service: https, or http on this machine, with a path that ends in `ending`.
  ///
  /// It has no user, query or fragment; the value comes without a slash at its end.
  public static func address(
    _ name: String, endingIn ending: String, about: String
  ) -> OptionKey<URL?> {
    let rule =
      "URL begins with https:// (http:// only on this machine)"
      + (ending.isEmpty ? "." : " and ends in \(ending).")
    return .text(name, value: "URL", rule: rule, about: about) { text throws(TextObjection) in
      guard let url = URL(serviceAddress: text, endingIn: ending) else { throw TextObjection(rule) }
      return url
    }
  }
}

extension URL {
  fileprivate init?(serviceAddress text: String, endingIn ending: String) {
    var trimmed = text[...]
    while trimmed.last == "/" { trimmed.removeLast() }
    let isPrintable = trimmed.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != 0x5C }
    guard isPrintable, let parts = URLComponents(string: String(trimmed)),
      let scheme = parts.scheme?.lowercased(), let host = parts.host, !host.isEmpty,
      scheme == "https" || (scheme == "http" && host.isLoopback),
      parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil,
      parts.port.map({ (1...65_535).contains($0) }) ?? true, parts.path.hasSuffix(ending)
    else { return nil }
    self.init(string: String(trimmed))
  }
}

extension String {
  /// Whether a host is this machine by its name or number: localhost, ::1 or 127.0.0.0/8.
  fileprivate var isLoopback: Bool {
    if ["localhost", "::1", "[::1]"].contains(lowercased()) { return true }
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    // Only the plain form of a number: others are read differently from resolver to resolver.
    return parts.count == 4 && parts[0] == "127"
      && parts.allSatisfy { part in UInt8(part).map { String($0) == part } ?? false }
  }
}
