public import LoopbackServer

/// A sample Hacker News that is being served.
public struct DemoService: Sendable {
  /// The server, for its statistics.
  public let server: LoopbackServer
  let board: DemoBoard

  /// Where the items and lists are; ends in `/v0`.
  public var baseURL: String { "\(server.address)/v0" }
  /// Where the search is; ends in `/api/v1`.
  public var searchURL: String { "\(server.address)/api/v1" }
  /// What is being served at the moment.
  public var news: DemoHackerNews { board.news }

  /// Lets so many seconds of the sample's time pass at once, besides those that pass by themselves.
  public func move(seconds: Int) { board.move(seconds: seconds) }
}
