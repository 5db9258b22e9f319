#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Socket {
  /// A socket that listens on 127.0.0.1, and on which port it does.
  static func listening(port: UInt16) throws(LoopbackError) -> (socket: Socket, port: UInt16) {
    #if canImport(Glibc)
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { throw LoopbackError(description: "no socket: \(lastError())") }
    let made = Socket(descriptor: descriptor)
    made.set(SOL_SOCKET, SO_REUSEADDR, 1)
    made.neverBlock()
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && listen(descriptor, 512) == 0
          && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isListening else {
      let reason = lastError()
      made.close()
      throw LoopbackError(description: "cannot listen on 127.0.0.1:\(port): \(reason)")
    }
    return (made, UInt16(bigEndian: address.sin_port))
  }

  /// The two ends of a pipe.
  static func pipe() throws(LoopbackError) -> (reading: Socket, writing: Socket) {
    var ends: [Int32] = [-1, -1]
    guard systemPipe(&ends) == 0 else {
      throw LoopbackError(description: "no pipe: \(lastError())")
    }
    let sockets = (reading: Socket(descriptor: ends[0]), writing: Socket(descriptor: ends[1]))
    sockets.reading.neverBlock()
    sockets.writing.neverBlock()
    return sockets
  }

  /// Makes the other end of a pipe readable.
  func ring() {
    var byte: UInt8 = 0
    _ = write(descriptor, &byte, 1)
  }

  /// Takes back one `ring`.
  func silence() {
    var byte: UInt8 = 0
    _ = read(descriptor, &byte, 1)
  }
}

private func systemPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }

private func lastError() -> String { String(cString: strerror(errno)) }
