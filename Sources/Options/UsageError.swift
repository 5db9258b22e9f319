/// Why a command line, an environment or a configuration cannot be used, as the user is told.
public struct UsageError: Error, Equatable, Sendable {
  /// What is wrong, in lower case and without the tool's name.
  public var text: String
  /// What to do instead, a sentence a line.
  public var hints: [String]
  /// The exit status: 64 for wrong usage, 78 for a bad environment or configuration.
  public var status: Int32

  /// An error with the status of wrong usage unless another is given.
  public init(_ text: String, hints: [String] = [], status: Int32 = UsageError.wrongUsage) {
    self.text = text
    self.hints = hints
    self.status = status
  }

  /// The status of a wrong option, value or operand.
  public static let wrongUsage: Int32 = 64
  /// The status of a bad environment variable or configuration file.
  public static let badConfiguration: Int32 = 78
}

extension String {
  /// The text in single quotes, cut where it is too long for a message.
  var quoted: String {
    let longest = 200
    return count > longest ? "'\(prefix(longest - 1))…'" : "'\(self)'"
  }

  /// This value without the user and the query of an address, which may hold a key.
  var withoutSecrets: String {
    guard let start = firstRange(of: "://")?.upperBound else { return self }
    let authority = self[start...].prefix { !"/?#".contains($0) }
    let rest = authority.lastIndex(of: "@").map { "***" + self[$0...] } ?? String(self[start...])
    let path = rest.prefix { $0 != "?" }
    return self[..<start] + path + (path.count < rest.count ? "?***" : "")
  }
}
