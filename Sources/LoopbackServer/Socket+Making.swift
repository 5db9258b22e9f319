#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Socket {
  /// A socket that has a port of 127.0.0.1 for its own, but refuses connections; 0 is any port.
  static func bound(port: UInt16) throws(LoopbackError) -> (socket: Socket, port: UInt16) {
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
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isBound else { throw made.failure(port: port) }
    return (made, UInt16(bigEndian: address.sin_port))
  }

  /// Lets connections come to a port of its own.
  func listen(port: UInt16) throws(LoopbackError) {
    guard systemListen(descriptor) == 0 else { throw failure(port: port) }
  }

  private func failure(port: UInt16) -> LoopbackError {
    let reason = lastError()
    close()
    return LoopbackError(description: "cannot listen on 127.0.0.1:\(port): \(reason)")
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

private func systemListen(_ socket: Int32) -> Int32 { listen(socket, 512) }
private func systemPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }

private func lastError() -> String { String(cString: strerror(errno)) }
