import LoopbackServer
import Synchronization

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A Hacker News that pushes, below `/v0`, and does what it is told: `/act/story/vote`, `/burst/10000`.
final class PushOrigin: Sendable {
  /// The stream of the list.
  static let list = "newstories.json"
  /// The stream of what changed.
  static let updates = "updates.json"

  fileprivate struct State {
    var world = PushWorld()
    var lists = PushLines()
    var updates = PushLines()
    var requests = 0
  }

  private let state = Mutex(State())

  /// What is at an address.
  @Sendable func answer(to request: LoopbackRequest) -> LoopbackResponse {
    let names = request.path.split(separator: "/").map(String.init)
    switch names.first {
    case "act":
      let acts = names.dropFirst().compactMap(PushAct.init)
      guard acts.count == names.count - 1 else { return .status(404) }
      return answer { state in for act in acts { state.perform(act) } }
    case "burst":
      guard let count = names.last.flatMap({ Int($0) }) else { return .status(404) }
      return answer { state in for _ in 0..<count { state.perform(.story) } }
    case "v0":
      state.withLock { $0.requests += 1 }
      let name = names.last ?? ""
      let isStream = request.headers["accept"] == "text/event-stream"
      return isStream ? stream(name) : .json(state.withLock { $0.document(name) })
    default: return .status(404)
    }
  }

  /// Does something and answers how things are then.
  private func answer(_ change: (inout State) -> Void) -> LoopbackResponse {
    let report = state.withLock { state in
      change(&state)
      return state.report
    }
    guard let bytes = try? JSONEncoder().encode(report) else { return .status(500) }
    return .json(Array(bytes))
  }

  private func stream(_ name: String) -> LoopbackResponse {
    let lines: any WritableKeyPath<State, PushLines> & Sendable
    switch name {
    case Self.list: lines = \.lists
    case Self.updates: lines = \.updates
    default: return .status(404)
    }
    return .events { [self] writer in
      let (number, pieces) = state.withLock { state in
        state[keyPath: lines].open(with: event("put", state.document(name)))
      }
      defer { state.withLock { $0[keyPath: lines].forget(number) } }
      for await piece in pieces { try await writer.send(piece) }
    }
  }
}

extension PushOrigin.State {
  fileprivate var report: PushReport {
    PushReport(
      newest: world.newest, points: world.points, requests: requests,
      sent: [PushOrigin.list: lists.sent, PushOrigin.updates: updates.sent])
  }

  fileprivate func document(_ name: String) -> String {
    switch name {
    case PushOrigin.list: "\(world.ids)"
    case PushOrigin.updates: #"{"items":\#(world.named),"profiles":["somebody"]}"#
    default: Int(name.prefix { $0 != "." }).map(world.item) ?? "null"
    }
  }

  fileprivate mutating func perform(_ act: PushAct) {
    switch act {
    case .story:
      world.publish()
      lists.send(event("put", document(PushOrigin.list)))
    case .vote:
      world.vote()
      updates.send(event("put", document(PushOrigin.updates)))
    case .elsewhere:
      world.nameOthers()
      updates.send(event("patch", document(PushOrigin.updates)))
    case .keepAlive:
      let sign = Array("event: keep-alive\ndata: null\n\n".utf8)
      lists.send(sign)
      updates.send(sign)
    case .dropList: lists.end()
    case .dropUpdates: updates.end()
    }
  }
}

private func event(_ name: String, _ value: String) -> [UInt8] {
  Array("event: \(name)\ndata: {\"path\":\"/\",\"data\":\(value)}\n\n".utf8)
}
