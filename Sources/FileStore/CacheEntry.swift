/// The form of a file in a cache: a mark with its version, time, length and checksum, then the bytes.
///
/// | offset | bytes | |
/// |---|---|---|
/// | 0 | 4 | `LFC1` |
/// | 4 | 8 | when it was stored, in milliseconds since 1970, least byte first |
/// | 12 | 8 | how many bytes follow the header |
/// | 20 | 8 | FNV-1a over the key, the two numbers and the bytes |
struct CacheEntry: Equatable {
  static let headerBytes = 28

  var milliseconds: Int64
  var bytes: [UInt8]

  private static let mark = Array("LFC1".utf8)

  init(milliseconds: Int64, bytes: [UInt8]) {
    self.milliseconds = milliseconds
    self.bytes = bytes
  }

  /// Reads what `encoded(for:)` wrote for the same key; nil for anything else.
  init?(_ file: [UInt8], for key: String) {
    guard file.count >= Self.headerBytes, file.starts(with: Self.mark) else { return nil }
    let time = Self.number(in: file, at: 4)
    self.init(
      milliseconds: Int64(bitPattern: time), bytes: Array(file.dropFirst(Self.headerBytes)))
    guard Self.number(in: file, at: 12) == UInt64(bytes.count),
      Self.number(in: file, at: 20) == checksum(for: key)
    else { return nil }
  }

  func encoded(for key: String) -> [UInt8] {
    var file = Self.mark
    file.reserveCapacity(Self.headerBytes + bytes.count)
    for number in [
      UInt64(bitPattern: milliseconds), UInt64(bytes.count), checksum(for: key),
    ] {
      file += Self.bytes(of: number)
    }
    file += bytes
    return file
  }

  /// Holds the key too: a file that lies under another key's name is noticed.
  private func checksum(for key: String) -> UInt64 {
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ part: some Sequence<UInt8>) {
      for byte in part { sum = (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }
    add(key.utf8)
    add(Self.bytes(of: UInt64(bitPattern: milliseconds)))
    add(Self.bytes(of: UInt64(bytes.count)))
    bytes.withUnsafeBufferPointer { add($0) }
    return sum
  }

  private static func bytes(of number: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: number >> UInt64($0 * 8)) }
  }

  private static func number(in file: [UInt8], at offset: Int) -> UInt64 {
    (0..<8).reversed().reduce(0) { $0 << 8 | UInt64(file[offset + $1]) }
  }
}
