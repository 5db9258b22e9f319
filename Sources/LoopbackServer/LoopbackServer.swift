import Dispatch

/// A small HTTP/1.1 server on 127.0.0.1 that answers what it is told to, faults included.
///
/// One thread of its own serves every connection, at most 512 at a time; further ones wait in the system's
/// queue. Connections are kept alive. A request has no body and a head of at most 16 KiB. When the last
/// reference goes the server stops as by `stop()`, without anybody waiting for it.
public final class LoopbackServer: Sendable {
  /// Where it listens: `http://127.0.0.1:PORT`.
  public let address: String
  /// The port it listens on.
  public let port: UInt16
  private let mailbox: Mailbox
  private let board: StatisticsBoard

  /// Starts a server whose answers may take their time.
  ///
  /// `respond` runs in a task for each request; the task is cancelled when the client goes away. Port 0 lets
  /// the system choose.
  ///
  /// - Throws: `LoopbackError` when the port is taken.
  public static func start(
    port: UInt16 = 0, _ respond: @escaping @Sendable (LoopbackRequest) async -> LoopbackResponse
  ) throws(LoopbackError) -> LoopbackServer {
    try LoopbackServer(port: port, responder: .later(respond))
  }

  /// Starts a server whose answers are ready at once: the quickest form, for measurements.
  ///
  /// `respond` runs on the server's thread and must not block. Port 0 lets the system choose.
  ///
  /// - Throws: `LoopbackError` when the port is taken.
  public static func start(
    port: UInt16 = 0,
    answeringAtOnce respond: @escaping @Sendable (LoopbackRequest) -> LoopbackResponse
  ) throws(LoopbackError) -> LoopbackServer {
    try LoopbackServer(port: port, responder: .atOnce(respond))
  }

  private init(port wanted: UInt16, responder: Responder) throws(LoopbackError) {
    let (listener, port) = try Socket.bound(port: wanted)
    try listener.listen(port: port)
    let mailbox: Mailbox
    do { mailbox = try Mailbox() } catch {
      listener.close()
      throw error
    }
    let board = StatisticsBoard()
    (self.port, self.mailbox, self.board) = (port, mailbox, board)
    address = "http://127.0.0.1:\(port)"
    DispatchQueue(label: "LoopbackServer \(port)").async {
      let door = Door(listener, port: port)
      EventLoop(door: door, mailbox: mailbox, board: board, responder: responder).run()
    }
  }

  deinit { mailbox.post(.stop(nil)) }

  /// Closes everything: the port, every connection, and, by cancelling them, the tasks that answer.
  ///
  /// Returns when all of it has ended; from then on connections are refused. Waits that are under way in
  /// `statistics(when:)` throw.
  public func stop() async {
    await withCheckedContinuation { mailbox.post(.stop($0)) }
  }

  /// What has happened so far.
  public var statistics: LoopbackStatistics { board.current }

  /// Waits until what has happened satisfies `condition`, which is asked after every change.
  ///
  /// - Throws: `CancellationError` when the caller is cancelled or the server stops.
  @discardableResult
  public func statistics(
    when condition: @escaping @Sendable (LoopbackStatistics) -> Bool
  ) async throws(CancellationError) -> LoopbackStatistics {
    try await board.statistics(when: condition)
  }
}
