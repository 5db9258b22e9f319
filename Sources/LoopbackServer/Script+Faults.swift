extension Script {
  /// The steps of a fault on the way; `nil` for one that is a matter of content.
  static func faulty(_ response: LoopbackResponse, _ fault: LoopbackFault) -> [Step]? {
    if let silent = withoutBody(fault) { return silent }
    let body = response.wholeBody
    let half = Array(body.prefix(body.count / 2))
    // What is left unfinished lacks at least one byte, also where there is no body.
    let head = head(response, length: max(1, body.count))
    switch fault {
    case .stallAfterHead: return [.send(head), .stall]
    case .stallInBody: return [.send(head + half), .stall]
    case .resetInBody: return [.send(head + half), .reset]
    case .truncated: return [.send(head + half), .hangUp]
    case .cutHead: return [.send(Array(head.prefix(head.count / 2))), .hangUp]
    case .byteAtATime(let interval):
      let whole = Script.head(response, length: body.count) + body
      return [.sendSlowly(whole[...], every: interval)]
    case .lengthOff(let difference):
      let announced = max(0, body.count + difference)
      return [.send(Script.head(response, length: announced) + body), .hangUp]
    default: return chunked(response, fault, body: body)
    }
  }

  private static func withoutBody(_ fault: LoopbackFault) -> [Step]? {
    switch fault {
    case .refuse(let duration): [.refuse(duration), .hangUp]
    case .hangUp: [.hangUp]
    case .reset: [.reset]
    case .stallBeforeHead: [.stall]
    case .notHTTP: [.send(Array("220 this is no web server\r\n\r\n".utf8)), .hangUp]
    default: nil
    }
  }

  private static func chunked(
    _ response: LoopbackResponse, _ fault: LoopbackFault, body: [UInt8]
  ) -> [Step]? {
    let head = chunkedHead(response)
    switch fault {
    case .brokenChunking:
      return [.send(head + Array("what?\r\n".utf8) + body), .hangUp]
    case .endless:
      return [.send(head), .sendRepeatedly(chunk(filler), times: .max)]
    case .trailers:
      let whole = body.isEmpty ? [] : chunk(body)
      return [.send(head + whole + Array("0\r\nX-Checksum: none\r\n\r\n".utf8))]
    default:
      return nil
    }
  }

  /// 64 KiB of blanks, which mean nothing in JSON and HTML.
  static let filler = [UInt8](repeating: UInt8(ascii: " "), count: 64 << 10)
}

extension LoopbackResponse {
  /// The body as one piece; empty for a live one, which has no end to wait for.
  fileprivate var wholeBody: [UInt8] {
    switch body {
    case .bytes(let bytes), .raw(let bytes, _): bytes
    case .repeated(let block, let times): Array(repeatElement(block, count: times).joined())
    case .live: []
    }
  }

  /// What a fault that is a matter of content makes of this answer; any other leaves it as it is.
  func replaced(by fault: LoopbackFault) -> LoopbackResponse {
    var other: LoopbackResponse
    switch fault {
    case .html: other = .html("<html><body><h1>It works!</h1></body></html>")
    case .empty: other = .json("")
    case .null: other = .json("null")
    case .redirect(let location): other = .redirect(to: location, status: 302)
    case .unauthorized:
      other = .status(401, headers: [("WWW-Authenticate", "Basic realm=\"Loopback\"")])
    case .slowDown(let seconds):
      other = .status(429, headers: seconds.map { [("Retry-After", String($0))] } ?? [])
    case .status(let status): other = .html("<h1>\(status)</h1>", status: status)
    case .oversized(let bytes):
      other = self
      other.body = .repeated(Script.filler, times: (bytes - 1) / Script.filler.count + 1)
    case .gzipBomb(let bytes):
      other = self
      other.headers.append(("Content-Encoding", "gzip"))
      other.body = .bytes(gzipBomb(unpackedBytes: bytes))
    default: return self
    }
    (other.delay, other.fault) = (delay, nil)
    return other
  }
}
