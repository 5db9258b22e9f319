/// What the Hacker News of the measurements of pushes is like at a moment.
struct PushReport: Codable, Equatable, Sendable {
  /// The story that stands first.
  var newest: Int
  /// The points of the first 30 stories together.
  var points: Int
  /// How often it was asked for something, streams included.
  var requests: Int
  /// The bytes that each stream has sent so far, over all its connections, by the last part of its address.
  var sent: [String: Int]
}
