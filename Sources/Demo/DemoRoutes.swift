import LoopbackServer

/// Decides what each address of the sample service answers.
struct DemoRoutes: Sendable {
  let board: DemoBoard
  let clock: any Clock<Duration>

  func answer(to request: LoopbackRequest) -> LoopbackResponse {
    guard request.path.hasPrefix("/v0/") else {
      guard request.path.hasPrefix("/api/v1/") else { return .json("null", status: 404) }
      return Algolia(news: board.news).answer(to: request)
    }
    switch request.method {
    case "GET": break
    case "HEAD": return .status(405)
    default: return error(401, "Permission denied")
    }
    switch Firebase(news: board.news).answer(to: request) {
    case .error(let status, let reason): return error(status, reason)
    case .value(let value):
      guard request.headers["accept"]?.contains("text/event-stream") == true else {
        return document(value.bytes, for: request)
      }
      // The real service sends its streams from other machines, so clients have to follow.
      guard request.query["ns"] == nil else {
        return DemoPush(routes: self, request: request).response
      }
      let separator = request.target.contains("?") ? "&" : "?"
      return .redirect(to: "\(request.target)\(separator)ns=demo")
    }
  }

  private func document(_ bytes: [UInt8], for request: LoopbackRequest) -> LoopbackResponse {
    let tag = fingerprint(of: bytes)
    if request.headers["if-none-match"] == tag { return .status(304, headers: [("ETag", tag)]) }
    var response = LoopbackResponse.json(bytes)
    response.headers.append(("Cache-Control", "no-cache"))
    if request.headers["x-firebase-etag"] == "true" { response.headers.append(("ETag", tag)) }
    return response
  }

  private func error(_ status: Int, _ reason: String) -> LoopbackResponse {
    .json(JSON.object(["error": .text(reason)]).bytes, status: status)
  }
}

/// A short text that differs where `bytes` differ: FNV-1a.
private func fingerprint(of bytes: [UInt8]) -> String {
  let hash = bytes.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  return String(hash, radix: 16)
}
