/// The form of a user's name, so that no other text becomes part of an address.
enum UserName {
  /// What is expected, for messages.
  static let rule = "NAME has 1 to 50 letters, digits, - and _."

  /// What is wrong with `text`, nil if it may be a name.
  @Sendable static func objection(to text: String) -> String? {
    let isName =
      (1...50).contains(text.utf8.count)
      && text.unicodeScalars.allSatisfy { scalar in
        "-_".unicodeScalars.contains(scalar)
          || (scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)))
      }
    return isName ? nil : rule
  }
}
