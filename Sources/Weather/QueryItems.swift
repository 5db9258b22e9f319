#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension URL {
  /// The address with these parameters, everything but letters, digits and `-._~` escaped: a `+` is no blank.
  func asking(_ items: [(name: String, value: String)]) -> URL {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else { return self }
    let pairs = items.map { "\(Self.escaped($0.name))=\(Self.escaped($0.value))" }
    parts.percentEncodedQuery = pairs.joined(separator: "&")
    return parts.url ?? self
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x2e, 0x5f, 0x7e:
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        escaped += byte < 16 ? "%0" : "%"
        escaped += String(byte, radix: 16, uppercase: true)
      }
    }
    return escaped
  }
}
