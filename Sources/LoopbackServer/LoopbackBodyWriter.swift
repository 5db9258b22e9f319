/// Writes a live body, piece by piece.
public struct LoopbackBodyWriter: Sendable {
  let mailbox: Mailbox
  let connection: Int

  /// Sends `piece` as one chunk and returns when the system has taken all of it.
  ///
  /// A client that does not read thus holds the writer back. A cancelled caller closes the connection.
  ///
  /// - Throws: `CancellationError` when the client has gone, the server stops or the caller is cancelled.
  public func send(_ piece: [UInt8]) async throws(CancellationError) {
    let sent = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        mailbox.post(.piece(connection: connection, piece, continuation))
      }
    } onCancel: {
      mailbox.post(.cut(connection: connection))
    }
    if !sent { throw CancellationError() }
  }

  /// Sends `text` as one chunk.
  ///
  /// - Throws: as `send(_:)` for bytes.
  public func send(_ text: String) async throws(CancellationError) {
    try await send(Array(text.utf8))
  }
}
