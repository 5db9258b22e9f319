/// One bringing of a list; another number brings the same list once more.
public struct MovieListRequest: Hashable, Sendable {
  public var list: MovieList
  /// Tells the times that a list was asked for apart.
  public var turn: Int

  /// A request for a list.
  public init(list: MovieList, turn: Int = 0) {
    self.list = list
    self.turn = turn
  }
}
