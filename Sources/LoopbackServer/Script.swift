/// An answer as the steps that a connection takes, one after the other.
struct Script {
  private(set) var steps: [Step]

  /// The steps of `given`; `request` decides whether a body may follow and who closes.
  init(_ given: LoopbackResponse, to request: LoopbackRequest) {
    let response = given.fault.map(given.replaced(by:)) ?? given
    let isClosing = request.endsConnection
    if let fault = response.fault, let steps = Script.faulty(response, fault) {
      self.steps = steps + (isClosing ? [.hangUp] : [])
      return
    }
    let bare = request.method == "HEAD" || response.status == 304 || response.status == 204
    switch response.body {
    case .raw(let bytes, let closes):
      steps = [.send(bytes)] + (closes || isClosing ? [.hangUp] : [])
      return
    case .bytes(let body):
      let head = Script.head(response, length: body.count, isClosing: isClosing)
      steps = [.send(bare ? head : head + body)]
    case .repeated(let block, let times):
      let head = Script.head(response, length: block.count * times, isClosing: isClosing)
      steps = [.send(head)] + (bare ? [] : [.sendRepeatedly(block, times: times)])
    case .live(let produce):
      steps = [.send(Script.chunkedHead(response, isClosing: isClosing))]
      if !bare { steps += [.produce(produce), .send(Array("0\r\n\r\n".utf8))] }
    }
    if isClosing { steps.append(.hangUp) }
  }

  static func chunk(_ bytes: [UInt8]) -> [UInt8] {
    Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Array("\r\n".utf8)
  }

  static func head(_ response: LoopbackResponse, length: Int, isClosing: Bool = false) -> [UInt8] {
    head(response, framing: "Content-Length: \(length)", isClosing: isClosing)
  }

  static func chunkedHead(_ response: LoopbackResponse, isClosing: Bool = false) -> [UInt8] {
    head(response, framing: "Transfer-Encoding: chunked", isClosing: isClosing)
  }

  private static func head(
    _ response: LoopbackResponse, framing: String, isClosing: Bool
  ) -> [UInt8] {
    var lines = "HTTP/1.1 \(response.status) \(reason(response.status))\r\n"
    for field in response.headers { lines += "\(field.name): \(field.value)\r\n" }
    // Neither status has a body, and a length of 0 would be the length of what was left out.
    if response.status != 304 && response.status != 204 { lines += "\(framing)\r\n" }
    lines += isClosing ? "Connection: close\r\n\r\n" : "\r\n"
    return Array(lines.utf8)
  }

  private static func reason(_ status: Int) -> String {
    switch status {
    case 200: "OK"
    case 304: "Not Modified"
    case 401: "Unauthorized"
    case 404: "Not Found"
    case 429: "Too Many Requests"
    case 503: "Service Unavailable"
    default: "Status \(status)"
    }
  }
}
