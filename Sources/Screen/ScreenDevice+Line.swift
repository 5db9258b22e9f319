import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension ScreenDevice {
  /// The most bytes of a line.
  private static let mostLineBytes = 4096

  /// The next line that is typed, as the terminal itself lets it be edited; for use outside of a full-screen view.
  ///
  /// Nil at the end of what is typed, when the terminal is gone, and within 100 ms of being cancelled.
  public func line() async -> String? {
    var bytes: [UInt8] = []
    while !Task.isCancelled, bytes.count < Self.mostLineBytes {
      let piece = await withCheckedContinuation { continuation in
        DispatchQueue(label: "Screen.line").async {
          continuation.resume(returning: self.nextPiece())
        }
      }
      guard let piece else { return nil }
      bytes += piece
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        return String(decoding: bytes[..<end], as: UTF8.self)
      }
    }
    return nil
  }

  /// What was typed, nothing if that takes longer than a moment; nil when no more will come.
  private func nextPiece() -> [UInt8]? {
    var key = pollfd(fd: keys, events: Int16(POLLIN), revents: 0)
    return poll(&key, 1, 100) == 0 ? [] : readKeys()
  }
}
