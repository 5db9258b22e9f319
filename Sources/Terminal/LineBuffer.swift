/// Bytes on their way to become lines.
struct LineBuffer {
  let mostBytes: Int
  /// Whether nothing more will come.
  private(set) var hasEnded = false
  private var bytes: [UInt8] = []
  /// Whether what comes next is the rest of a line that was too long.
  private var isSkipping = false

  init(mostBytes: Int) { self.mostBytes = mostBytes }

  /// Takes in what was read: nothing at the end.
  mutating func add(_ more: some Collection<UInt8>) {
    if more.isEmpty { hasEnded = true }
    bytes.append(contentsOf: more)
  }

  /// The next line that is whole, or as long as a line may be; at the end also one without a line end.
  mutating func take() -> String? {
    while let end = bytes.firstIndex(of: 0x0A) {
      let line = bytes[..<end]
      bytes.removeFirst(end + 1)
      if !isSkipping { return text(line) }
      isSkipping = false
    }
    if isSkipping { bytes = [] }
    guard bytes.count >= mostBytes || hasEnded && !bytes.isEmpty else { return nil }
    defer { bytes = [] }
    isSkipping = true
    return text(bytes[...])
  }

  private func text(_ line: ArraySlice<UInt8>) -> String {
    let line = line.prefix(mostBytes)
    return String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
  }
}
