#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A video about a film on another site.
public struct Video: Hashable, Sendable {
  public var name: String
  /// Such as `YouTube`.
  public var site: String
  /// What the site calls it.
  public var key: String
  /// Such as `Trailer`, `Teaser` or `Clip`.
  public var kind: String
  public var isOfficial: Bool
  /// What is spoken, such as `en`; nil where that is not said.
  public var language: String?

  public init(
    name: String, site: String, key: String, kind: String, isOfficial: Bool,
    language: String? = nil
  ) {
    self.name = name
    self.site = site
    self.key = key
    self.kind = kind
    self.isOfficial = isOfficial
    self.language = language
  }

  /// Where it can be watched; nil for another site than YouTube, or for a key that is none.
  public var address: URL? {
    let isPlain = key.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "-"): true
      default: false
      }
    }
    guard site == "YouTube", isPlain, (1...64).contains(key.utf8.count) else { return nil }
    return URL(string: "https://www.youtube.com/watch?v=\(key)")
  }
}
