import Foundation
import HTTP
import Synchronization

/// One stream as its server sees it.
final class PushLine: Sendable {
  private enum Piece: Sendable { case bytes(Data), end, failure(HTTPError) }

  private struct State {
    var pieces: [Piece] = []
    var reader: CheckedContinuation<Void, Never>?
    var isClosed = false
  }

  /// The last part of the address.
  let name: String
  private let state = Mutex(State())

  init(name: String) { self.name = name }

  /// Whether nobody reads it any more.
  var isClosed: Bool { state.withLock(\.isClosed) }

  func send(_ text: String) { add(.bytes(Data(text.utf8))) }

  /// Sends an event of one data line.
  func send(_ event: String, _ data: String) { send("event: \(event)\ndata: \(data)\n\n") }

  /// Sends the whole value.
  func put(_ value: String) { send("put", #"{"path":"/","data":\#(value)}"#) }

  func end() { add(.end) }

  func fail() { add(.failure(.unreachable(host: "news.example", reason: "reset"))) }

  var stream: HTTPStream {
    HTTPStream(
      status: 200, headers: ["content-type": "text/event-stream"],
      body: HTTPBody(
        next: { () throws(HTTPError) in try await self.next() },
        close: { self.state.withLock { $0.isClosed = true } }))
  }

  private func add(_ piece: Piece) {
    let reader = state.withLock { state in
      state.pieces.append(piece)
      defer { state.reader = nil }
      return state.reader
    }
    reader?.resume()
  }

  private func next() async throws(HTTPError) -> Data? {
    while !Task.isCancelled {
      let piece = state.withLock { state in
        state.pieces.isEmpty ? nil : state.pieces.removeFirst()
      }
      switch piece {
      case .bytes(let data): return data
      case .end: return nil
      case .failure(let error): throw error
      case nil: await arrival()
      }
    }
    return nil
  }

  private func arrival() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { reader in
        let isReady = state.withLock { state in
          if Task.isCancelled || !state.pieces.isEmpty { return true }
          state.reader = reader
          return false
        }
        if isReady { reader.resume() }
      }
    } onCancel: {
      let reader = state.withLock { state in
        defer { state.reader = nil }
        return state.reader
      }
      reader?.resume()
    }
  }
}
