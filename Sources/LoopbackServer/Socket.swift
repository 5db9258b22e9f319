#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A descriptor of a socket or pipe that never blocks; the border to C.
struct Socket {
  enum Outcome { case bytes(Int), wouldBlock, ended }
  let descriptor: Int32

  /// Takes a waiting connection, if there is one.
  func accepted() -> Socket? {
    let new = accept(descriptor, nil, nil)
    guard new >= 0 else { return nil }
    let socket = Socket(descriptor: new)
    socket.neverBlock()
    socket.set(Int32(IPPROTO_TCP), TCP_NODELAY, 1)
    return socket
  }

  /// Reads what is there, at most as much as fits into `buffer`.
  func receive(into buffer: inout [UInt8]) -> Outcome {
    let count = buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
    return outcome(count)
  }

  /// Hands the system as many of `bytes` as it takes.
  func send(_ bytes: ArraySlice<UInt8>) -> Outcome {
    #if canImport(Darwin)
    let flags: Int32 = 0
    #else
    let flags = Int32(MSG_NOSIGNAL)
    #endif
    let count = bytes.withUnsafeBytes { systemSend(descriptor, $0.baseAddress, $0.count, flags) }
    return outcome(count)
  }

  func close() { _ = systemClose(descriptor) }

  /// Closes with a reset.
  func reset() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    close()
  }

  /// Says the end and throws away what has arrived, so that the close is no reset.
  func hangUp() {
    shutdown(descriptor, Int32(SHUT_WR))
    var rest = [UInt8](repeating: 0, count: 16 << 10)
    while case .bytes = receive(into: &rest) {}
    close()
  }

  private func outcome(_ count: Int) -> Outcome {
    if count > 0 { return .bytes(count) }
    guard count < 0, errno == EAGAIN || errno == EINTR || errno == EWOULDBLOCK else {
      return .ended
    }
    return .wouldBlock
  }

  func neverBlock() {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
    set(SOL_SOCKET, SO_NOSIGPIPE, 1)
    #endif
  }

  func set(_ level: Int32, _ option: Int32, _ value: Int32) {
    var value = value
    setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
  }
}

/// `send` and `close` by names that do not collide with the methods above.
private func systemSend(_ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int, _ flags: Int32)
  -> Int
{
  send(socket, bytes, count, flags)
}
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
