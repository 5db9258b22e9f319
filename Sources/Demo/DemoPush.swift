import LoopbackServer

/// A value that is sent again whenever it changes, as server-sent events.
struct DemoPush {
  /// How often a silent stream says that it lives, in the service's own time.
  static let keepAlive = Duration.seconds(30)
  let routes: DemoRoutes
  let request: LoopbackRequest

  var response: LoopbackResponse {
    let (board, clock, request) = (routes.board, routes.clock, request)
    return .events { writer in
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await Self.sendChanges(of: request, on: board, to: writer) }
        group.addTask {
          while true {
            try await clock.sleep(for: Self.keepAlive)
            try await writer.send("event: keep-alive\ndata: null\n\n")
          }
        }
        try await group.next()
        group.cancelAll()
      }
    }
  }

  private static func sendChanges(
    of request: LoopbackRequest, on board: DemoBoard, to writer: LoopbackBodyWriter
  ) async throws {
    var last: JSON?
    var events = 0
    for await news in board.changes() {
      guard case .value(let value) = Firebase(news: news).answer(to: request), value != last else {
        continue
      }
      // The real service sends now a part and now the whole; here they take turns.
      let patch = events.isMultiple(of: 2) ? nil : patch(from: last, to: value)
      try await writer.send(patch.map { event("patch", $0) } ?? event("put", value))
      last = value
      events += 1
    }
  }

  /// The children of an object that have changed, if that says all.
  private static func patch(from last: JSON?, to value: JSON) -> JSON? {
    guard case .object(let old) = last, case .object(let new) = value, old.keys == new.keys else {
      return nil
    }
    return .object(new.filter { old[$0.key] != $0.value })
  }

  private static func event(_ name: String, _ data: JSON) -> [UInt8] {
    let message = JSON.object(["path": .text("/"), "data": data])
    return Array("event: \(name)\ndata: ".utf8) + message.bytes + Array("\n\n".utf8)
  }
}
