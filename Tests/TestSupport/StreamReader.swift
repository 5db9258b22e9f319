import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Reads a descriptor as bytes come, and owns it.
final class StreamReader: Sendable {
  /// Closing this end wakes the thread that reads.
  private let bell: WritingEnd

  /// Hands on every piece to `receive`, and calls `end` once, when the descriptor is closed.
  init(
    _ descriptor: Int32, receive: @escaping @Sendable ([UInt8]) -> Void,
    end: @escaping @Sendable () -> Void
  ) throws {
    let pipe = try Pipe()
    bell = WritingEnd(pipe.writing)
    Thread.detachNewThread {
      Self.readAll(of: descriptor, until: pipe.reading, receive: receive)
      // With a copy in a child that is being started, a write would still succeed.
      _ = Spawn.betweenBirths { close(descriptor) }
      close(pipe.reading)
      end()
    }
  }

  /// Closes the descriptor soon; `end` tells when.
  func stop() { bell.stop() }

  private static func readAll(
    of descriptor: Int32, until bell: Int32, receive: ([UInt8]) -> Void
  ) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      var entries = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: bell, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&entries, 2, -1) >= 0 || errno == EINTR else { return }
      if entries[1].revents != 0 { return }
      guard entries[0].revents != 0 else { continue }
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        receive(Array(buffer[..<count]))
      } else if count == 0 || errno != EINTR {
        return
      }
    }
  }
}
