import Foundation
import Terminal

/// A stream of the tool whose lines a test reads; holds some 64 KiB between two reads.
final class CapturedLines: Sendable {
  let writer: OutputWriter
  private let pipe = Pipe()

  init() {
    writer = OutputWriter(
      descriptor: pipe.fileHandleForWriting.fileDescriptor, name: "a pipe",
      endsByBrokenPipe: false)
    let reading = pipe.fileHandleForReading.fileDescriptor
    _ = fcntl(reading, F_SETFL, fcntl(reading, F_GETFL) | O_NONBLOCK)
  }

  /// The lines written since the last call.
  func take() -> [String] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(pipe.fileHandleForReading.fileDescriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }

  /// The ids in the JSON lines written since the last call.
  func takeIDs() -> [Int] {
    take().compactMap { line in
      try? JSONDecoder().decode(Numbered.self, from: Data(line.utf8)).id
    }
  }

  private struct Numbered: Decodable {
    var id: Int
  }
}
