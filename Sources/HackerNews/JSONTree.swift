/// A JSON value in which parts can be replaced.
package enum JSONTree: Sendable, Equatable {
  case null
  case flag(Bool)
  case whole(Int)
  case number(Double)
  case text(String)
  case array([JSONTree])
  case object([String: JSONTree])

  /// The member of that name; nothing in what is no object.
  subscript(name: String) -> JSONTree? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The item numbers of a list in its order, each once.
  ///
  /// Firebase sends a list as an object with numbers for names where there are holes in it. What is no list, or one
  /// without a single number in it, gives nothing; a list of nothing gives an empty one.
  package var ids: [Int]? {
    let values: [JSONTree]
    switch self {
    case .array(let elements): values = elements
    case .object(let members):
      let places = members.compactMap { name, value in Int(name).map { ($0, value) } }
      guard !places.isEmpty, places.count == members.count else { return nil }
      values = places.sorted { $0.0 < $1.0 }.map(\.1)
    default: return nil
    }
    var seen: Set<Int> = []
    let ids = values.compactMap(\.id).filter { seen.insert($0).inserted }
    return ids.isEmpty && values.contains { $0 != .null } ? nil : ids
  }

  /// A number that an item can have.
  private var id: Int? {
    let number: Int? =
      switch self {
      case .whole(let number): number
      case .number(let number): Int(exactly: number)
      default: nil
      }
    return number.flatMap { IDList.possible.contains($0) ? $0 : nil }
  }

  /// About how many bytes of memory it takes.
  var weight: Int {
    switch self {
    case .null, .flag, .whole, .number: 32
    case .text(let text): 32 + text.utf8.count
    case .array(let elements): elements.reduce(32) { $0 + $1.weight }
    case .object(let members): members.reduce(32) { $0 + 32 + $1.key.utf8.count + $1.value.weight }
    }
  }
}
