import CCurl

/// What the system says when it is asked for the addresses of a name.
public enum NameLookUp: Sendable, Equatable {
  /// Numeric addresses, the best first.
  case addresses([String])
  /// There is no such name.
  case unknown
  /// None were found; `reason` is a phrase such as `no network connection`.
  case failed(reason: String)

  /// Asks the system, which may take as long as it likes.
  public static func asking(systemFor name: String) -> NameLookUp {
    var text = [CChar](repeating: 0, count: 1024)
    switch ccurl_look_up(name, &text, text.count) {
    case CCurlNameFound:
      let bytes = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      let addresses = String(decoding: bytes, as: UTF8.self).split(separator: ",").map(String.init)
      return .addresses(addresses)
    case CCurlNameOffline: return .failed(reason: "no network connection")
    case CCurlNameUnknown: return .unknown
    default: return .failed(reason: "its name could not be looked up")
    }
  }
}
