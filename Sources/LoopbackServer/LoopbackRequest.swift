/// What a client asked for.
public struct LoopbackRequest: Sendable, Equatable {
  /// The method, such as `GET`.
  public var method: String
  /// Path and query as sent, percent signs and all.
  public var target: String
  /// The header fields by lower-case name; of several by one name the last.
  public var headers: [String: String]

  /// A request made by hand, to ask an answering closure without a connection.
  public static func get(_ target: String, headers: [String: String] = [:]) -> LoopbackRequest {
    LoopbackRequest(method: "GET", target: target, headers: headers)
  }

  /// The part of the target before the question mark, as sent.
  public var path: String {
    target.firstIndex(of: "?").map { String(target[..<$0]) } ?? target
  }

  /// The query's pairs, decoded (`%22` and `+` too); of several by one name the last.
  public var query: [String: String] {
    guard let mark = target.firstIndex(of: "?") else { return [:] }
    let pairs = target[target.index(after: mark)...].split(separator: "&").map { pair in
      let halves = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (percentDecoded(halves[0]), halves.count > 1 ? percentDecoded(halves[1]) : "")
    }
    return Dictionary(pairs) { _, last in last }
  }

  /// Whether the client wants the connection closed after the answer.
  var endsConnection: Bool { headers["connection"]?.lowercased() == "close" }

  /// Whether a body is announced, which this server does not take.
  var announcesBody: Bool {
    headers["transfer-encoding"] != nil || (headers["content-length"] ?? "0") != "0"
  }
}

extension LoopbackRequest {
  /// Reads a head without its final empty line; `nil` if it is not one of HTTP/1.0 or 1.1.
  init?(head: ArraySlice<UInt8>) {
    var lines = head.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
    guard let first = lines.popFirst() else { return nil }
    let words = withoutBlanks(first).split(separator: UInt8(ascii: " "))
    guard words.count == 3, words[2].starts(with: "HTTP/1.".utf8) else { return nil }
    method = String(decoding: words[0], as: UTF8.self)
    target = String(decoding: words[1], as: UTF8.self)
    headers = [:]
    for line in lines {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      let value = withoutBlanks(line[line.index(after: colon)...])
      headers[name] = String(decoding: value, as: UTF8.self)
    }
    if words[2].last == UInt8(ascii: "0") {
      headers["connection"] = headers["connection"] ?? "close"
    }
  }
}

private func withoutBlanks(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
  let isBlank: (UInt8) -> Bool = { $0 == 32 || $0 == 9 || $0 == 13 }
  var rest = bytes
  while let last = rest.last, isBlank(last) { rest.removeLast() }
  return rest.drop(while: isBlank)
}

private func percentDecoded(_ text: Substring) -> String {
  var bytes: [UInt8] = []
  var rest = Array(text.utf8)[...]
  while let byte = rest.popFirst() {
    let digits = String(decoding: rest.prefix(2), as: UTF8.self)
    if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
      bytes.append(value)
      rest = rest.dropFirst(2)
    } else {
      bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
