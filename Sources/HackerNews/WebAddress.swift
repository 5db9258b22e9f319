#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What the service calls an address, judged: only http and https with a host are kept.
enum WebAddress {
  /// The longest address kept, in bytes.
  private static let longest = 4096

  /// The address in `text`, percent-encoded where it must be, or `nil` where it is no web address.
  static func url(_ text: String) -> URL? {
    guard text.utf8.count <= longest, let url = URL(string: text) else { return nil }
    guard let scheme = url.scheme?.lowercased(), scheme == "https" || scheme == "http" else {
      return nil
    }
    return url.host()?.isEmpty == false ? url : nil
  }

  /// The address of a link inside a text; one without a scheme is a page of Hacker News.
  static func link(_ text: String) -> URL? {
    let isRelative = text.hasPrefix("item?") || text.hasPrefix("user?")
    return url(isRelative ? "https://news.ycombinator.com/" + text : text)
  }

  /// The host in lower case, without `www.`, in its own script where it is written in it.
  ///
  /// Whatever else is percent-encoded in a host stays so, and so does punycode.
  static func shortHost(of url: URL) -> String? {
    guard let encoded = url.host() else { return nil }
    let decoded = url.host(percentEncoded: false) ?? encoded
    let host = (isName(decoded) ? decoded : encoded).lowercased()
    return host.hasPrefix("www.") && host.count > 4 ? String(host.dropFirst(4)) : host
  }

  /// Whether there are only letters, marks, digits, `-` and `.`, so that nothing acts on a terminal or hides.
  private static func isName(_ host: String) -> Bool {
    host.unicodeScalars.allSatisfy { scalar in
      guard !scalar.properties.isDefaultIgnorableCodePoint else { return false }
      return switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .decimalNumber:
        true
      default: scalar == "-" || scalar == "."
      }
    }
  }
}
