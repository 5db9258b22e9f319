import Foundation
public import Terminal

/// A stream of a tool whose lines a test reads; holds some 64 KiB between two reads.
public final class CapturedLines: Sendable {
  /// What the tool writes to.
  public let writer: OutputWriter
  private let pipe = Foundation.Pipe()

  public init() {
    writer = OutputWriter(
      descriptor: pipe.fileHandleForWriting.fileDescriptor, name: "a pipe",
      endsByBrokenPipe: false)
    let reading = pipe.fileHandleForReading.fileDescriptor
    _ = fcntl(reading, F_SETFL, fcntl(reading, F_GETFL) | O_NONBLOCK)
  }

  /// The lines written since the last call.
  public func take() -> [String] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(pipe.fileHandleForReading.fileDescriptor, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
      .split(separator: "\n").map(String.init)
  }
}
