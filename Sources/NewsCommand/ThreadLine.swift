/// A row of a thread that is read in the full-screen view; what changes with time is filled in when it is drawn.
enum ThreadLine: Equatable, Sendable {
  case title(String)
  /// Points, comments, author and age of what the thread hangs from.
  case facts
  /// The address of the story and the key that opens it.
  case address(String)
  case body(String)
  /// An option of a poll with its votes; `share` is a part of the most votes, 0 to 1.
  case option(String, votes: Int?, share: Double)
  /// Who wrote a comment and when, or why there is none.
  case header
  case blank
}
