import Foundation

/// A picture as a terminal takes it out of what is sent, by the rules of its protocol; strict about all of them.
enum SentPicture {
  struct Fault: Error, Equatable {
    var text: String
    init(_ text: String) { self.text = text }
  }

  /// The keys and the file of a picture in kitty's graphics protocol: nothing may stand between or beside its pieces.
  static func kitty(_ text: String) throws -> (keys: [String: String], file: [UInt8]) {
    var rest = Array(text.utf8)[...]
    var keys: [String: String] = [:]
    var data: [UInt8] = []
    var isOver = false
    while !rest.isEmpty {
      if isOver { throw Fault("something behind the last piece") }
      guard rest.starts(with: "\u{1B}_G".utf8) else { throw Fault("no piece") }
      rest = rest.dropFirst(3)
      guard let end = rest.firstIndex(of: 0x1B), rest[end...].starts(with: "\u{1B}\\".utf8) else {
        throw Fault("a piece without an end")
      }
      let parts = rest[..<end].split(
        separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { throw Fault("a piece without data") }
      let own = try pairs(parts[0], separator: UInt8(ascii: ","))
      if keys.isEmpty {
        keys = own
      } else if !Set(own.keys).isSubset(of: ["m", "q"]) {
        throw Fault("keys in a later piece")
      }
      guard own["q"] == "2" else { throw Fault("a piece that may be answered") }
      guard let more = own["m"], ["0", "1"].contains(more) else { throw Fault("no m") }
      isOver = more == "0"
      guard (1...4096).contains(parts[1].count), isOver || parts[1].count.isMultiple(of: 4) else {
        throw Fault("a piece of \(parts[1].count)")
      }
      data += parts[1]
      rest = rest[(end + 2)...]
    }
    guard isOver else { throw Fault("no last piece") }
    return (keys, try file(data[...]))
  }

  /// The arguments and the file of an inline image of iTerm2.
  static func iterm(_ text: String) throws -> (keys: [String: String], file: [UInt8]) {
    let start = "\u{1B}]1337;File="
    guard text.hasPrefix(start), text.utf8.last == 7 else { throw Fault("no inline image") }
    let parts = Array(text.utf8)[start.utf8.count...].dropLast().split(
      separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw Fault("no file") }
    return (try pairs(parts[0], separator: UInt8(ascii: ";")), try file(parts[1]))
  }

  private static func pairs(
    _ bytes: ArraySlice<UInt8>, separator: UInt8
  ) throws -> [String: String] {
    var pairs: [String: String] = [:]
    for pair in bytes.split(separator: separator, omittingEmptySubsequences: false) {
      let sides = pair.split(separator: UInt8(ascii: "="), maxSplits: 1)
      guard sides.count == 2 else { throw Fault("no pair") }
      pairs[String(decoding: sides[0], as: UTF8.self)] = String(decoding: sides[1], as: UTF8.self)
    }
    return pairs
  }

  private static func file(_ base64: ArraySlice<UInt8>) throws -> [UInt8] {
    guard let file = Data(base64Encoded: Data(base64)) else { throw Fault("no base64") }
    return [UInt8](file)
  }
}
