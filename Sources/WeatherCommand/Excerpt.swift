/// Which parts of a report are shown beside the weather now.
struct Excerpt: Sendable, Equatable {
  /// Hours ahead; 0 for none.
  var hours = 0
  /// Days, today included; 0 for none.
  var days = 0
  /// Whether what is in the air is shown.
  var wantsAir = false
}
