/// The connections over which one value is pushed.
struct PushLines {
  /// What they have been given to send so far, all together.
  private(set) var sent = 0
  private var open: [Int: AsyncStream<[UInt8]>.Continuation] = [:]
  private var opened = 0

  /// Opens one more, which sends `first`, and tells its number and what it sends.
  mutating func open(with first: [UInt8]) -> (number: Int, pieces: AsyncStream<[UInt8]>) {
    opened += 1
    let (pieces, continuation) = AsyncStream.makeStream(of: [UInt8].self)
    continuation.yield(first)
    open[opened] = continuation
    sent += first.count
    return (opened, pieces)
  }

  /// Sends a piece over each that is open.
  mutating func send(_ piece: [UInt8]) {
    for line in open.values { line.yield(piece) }
    sent += piece.count * open.count
  }

  /// Ends all behind what they still have to send.
  mutating func end() {
    for line in open.values { line.finish() }
    open = [:]
  }

  /// Forgets one whose client has gone.
  mutating func forget(_ number: Int) { open[number] = nil }
}
