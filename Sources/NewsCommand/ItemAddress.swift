/// The ways to name an item on the command line.
enum ItemAddress {
  /// What is expected, for messages.
  static let rule =
    "ID is a number from 1 or an address like https://news.ycombinator.com/item?id=8863."

  /// The greatest number accepted, which JSON carries without loss.
  private static let greatest = 1 << 53

  /// What is wrong with `text`, nil if it names an item.
  @Sendable static func objection(to text: String) -> String? { id(in: text) == nil ? rule : nil }

  /// The number that `text` is, or that the address `text` of the site holds.
  static func id(in text: String) -> Int? {
    number(text)
      ?? query(of: text).flatMap { query in
        query.split(separator: "&").first { $0.hasPrefix("id=") }.flatMap {
          number($0.dropFirst(3))
        }
      }
  }

  private static func number(_ text: some StringProtocol) -> Int? {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int(text), (1...greatest).contains(number)
    else { return nil }
    return number
  }

  /// What stands between `?` and `#` in the address of an item.
  private static func query(of text: String) -> Substring? {
    let place = "news.ycombinator.com/item?"
    var rest = text[...]
    for scheme in ["https://", "http://"] where rest.lowercased().hasPrefix(scheme) {
      rest = rest.dropFirst(scheme.count)
      break
    }
    guard rest.prefix(place.count).lowercased() == place else { return nil }
    return rest.dropFirst(place.count).prefix { $0 != "#" }
  }
}
