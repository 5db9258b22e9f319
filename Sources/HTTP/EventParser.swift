#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Turns the bytes of a `text/event-stream` into events, wherever the pieces are cut.
///
/// Source: html.spec.whatwg.org, 9.2.6. Works on bytes, since in a `String` CR LF is one character and a piece may end
/// inside a character.
struct EventParser {
  /// Whether an event did not end within the limit; nothing more is read then.
  private(set) var isOverfull = false
  private let limit: Int
  private var line: [UInt8] = []
  private var name: [UInt8] = []
  private var data: [UInt8]?
  private var endedInCarriageReturn = false
  private var isFirstLine = true

  /// A parser that holds at most `limit` bytes of an unfinished event.
  init(limit: Int) { self.limit = limit }

  /// The events that `piece` completes, in order.
  mutating func events(in piece: Data) -> [ServerSentEvent] {
    var found: [ServerSentEvent] = []
    for byte in piece where !isOverfull {
      let followsCarriageReturn = endedInCarriageReturn
      endedInCarriageReturn = byte == 0x0d
      switch byte {
      case 0x0a where followsCarriageReturn: break
      case 0x0a, 0x0d: if let event = endLine() { found.append(event) }
      default:
        isOverfull = line.count + name.count + (data?.count ?? 0) >= limit
        if !isOverfull { line.append(byte) }
      }
    }
    return found
  }

  private mutating func endLine() -> ServerSentEvent? {
    defer { line.removeAll(keepingCapacity: line.capacity < 65_536) }
    if isFirstLine, line.starts(with: [0xef, 0xbb, 0xbf]) { line.removeFirst(3) }
    isFirstLine = false
    guard !line.isEmpty else { return endEvent() }
    let colon = line.firstIndex(of: 0x3a) ?? line.endIndex
    var value = line[colon...].dropFirst()
    if value.first == 0x20 { value = value.dropFirst() }
    switch line[..<colon] {
    case [0x64, 0x61, 0x74, 0x61]: append(value)
    case [0x65, 0x76, 0x65, 0x6e, 0x74]: name = Array(value)
    default: break  // a comment (nothing before the colon) or a field that is not used
    }
    return nil
  }

  private mutating func append(_ value: ArraySlice<UInt8>) {
    if data == nil { data = [] } else { data?.append(0x0a) }
    data?.append(contentsOf: value)
  }

  private mutating func endEvent() -> ServerSentEvent? {
    defer {
      name = []
      data = nil
    }
    guard let data else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    return ServerSentEvent(
      name: name.isEmpty ? "message" : String(decoding: name, as: UTF8.self), data: text)
  }
}
