/// Somebody on the sample service.
public struct DemoUser: Sendable, Equatable {
  /// The name, which counts letter case.
  public let name: String
  /// When the account was made, in seconds since 1970.
  public let created: Int
  /// The points gathered.
  public internal(set) var karma: Int
  /// What the user says of themselves, as HTML.
  public let about: String?
  /// What the user submitted, newest first, at most 200 and only what still exists.
  public internal(set) var submitted: [Int] = []

  /// What Firebase sends.
  var document: JSON {
    var members: [String: JSON] = [
      "id": .text(name), "created": .number(created), "karma": .number(karma),
    ]
    if let about { members["about"] = .text(about) }
    if !submitted.isEmpty { members["submitted"] = .numbers(submitted) }
    return .object(members)
  }
}
