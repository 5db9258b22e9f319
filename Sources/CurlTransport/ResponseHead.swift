/// What is kept of the lines before a body.
struct ResponseHead {
  /// The status code, 0 before the first line.
  private(set) var status = 0
  /// The fields that were asked for, by lower-case name; of several of one name the first.
  private(set) var fields: [String: String] = [:]
  /// Whether the empty line behind the head of the final answer has come.
  private(set) var isComplete = false
  private var size = 0

  /// The most bytes of all heads of an answer together; 1,000 usual fields are a tenth of it.
  private static let largest = 262_144

  /// Takes one line, of a head or of a trailer; false once there are too many.
  mutating func take(_ line: UnsafeRawBufferPointer, keeping kept: Set<String>) -> Bool {
    size += line.count
    guard size <= Self.largest else { return false }
    guard !isComplete else { return true }
    if line.starts(with: "HTTP/".utf8) {
      status = Self.status(line)
      fields = [:]
    } else if line.allSatisfy({ $0 == 0x0d || $0 == 0x0a }) {
      isComplete = status >= 200
    } else if let colon = line.firstIndex(of: 0x3a), colon <= 64, !kept.isEmpty {
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      if kept.contains(name), fields[name] == nil {
        fields[name] = Self.value(line[(colon + 1)...])
      }
    }
    return true
  }

  private static func status(_ line: UnsafeRawBufferPointer) -> Int {
    let code = line.split(separator: 0x20, maxSplits: 2).dropFirst().first ?? line[..<0]
    let digits = code.prefix { (0x30...0x39).contains($0) }
    return Int(String(decoding: digits.prefix(3), as: UTF8.self)) ?? 0
  }

  private static func value(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || $0 == 0x09 || $0 == 0x0d || $0 == 0x0a }
    var rest = bytes.drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest = rest.dropLast() }
    return String(decoding: rest, as: UTF8.self)
  }
}
