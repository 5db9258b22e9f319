/// Which part of a list is wanted: `orderBy="$key"` with `limitToFirst`, `limitToLast`, `startAt`, `endAt`.
struct FirebaseQuery {
  private var first: Int?
  private var last: Int?
  private var start: Int
  private var end: Int

  /// `nil` if there is a limit without an order, which Firebase refuses.
  init?(_ query: [String: String]) {
    let options = ["limitToFirst", "limitToLast", "startAt", "endAt"]
    guard query["orderBy"] == "\"$key\"" || options.allSatisfy({ query[$0] == nil }) else {
      return nil
    }
    let number = { (name: String) in query[name].flatMap { Int($0.filter { $0 != "\"" }) } }
    (first, last) = (number("limitToFirst"), number("limitToLast"))
    (start, end) = (number("startAt") ?? 0, number("endAt") ?? .max)
  }

  /// The part of `value`: from the very first element on an array, otherwise an object by index.
  func slice(of value: JSON) -> JSON {
    guard case .array(let values) = value else { return value }
    var indices = Array(values.indices.filter { $0 >= start && $0 <= end })
    if let first { indices = Array(indices.prefix(max(0, first))) }
    if let last { indices = Array(indices.suffix(max(0, last))) }
    guard let lowest = indices.first else { return .null }
    guard lowest > 0 else { return .array(indices.map { values[$0] }) }
    return .object(Dictionary(uniqueKeysWithValues: indices.map { (String($0), values[$0]) }))
  }
}
