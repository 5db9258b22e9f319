#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A client that sends what it is told and reads what comes, through a socket and on a thread of its own.
///
/// It blocks, so it must not do so on a thread that the server's answers need.
public actor RawClient {
  public nonisolated var unownedExecutor: UnownedSerialExecutor { thread.asUnownedSerialExecutor() }
  private let thread = BlockingExecutor()
  private let descriptor: Int32
  /// A write to a server that has gone is no reason to end the test process.
  #if canImport(Darwin)
  private static let noSignal: Int32 = 0
  #else
  private static let noSignal = Int32(MSG_NOSIGNAL)
  #endif
  private var received: [UInt8] = []
  private var isOpen = true

  /// Connects; `nil` when that is refused.
  public init?(port: UInt16) {
    #if canImport(Glibc)
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
    descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    // A program that another test starts must not keep the connection open.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
    var isOn: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    // `deinit` closes the socket in this case too, since nothing is left to initialise.
    guard isConnected else { return nil }
  }

  deinit { if isOpen { _ = close(descriptor) } }

  /// Closes the connection.
  public func hangUp() {
    if isOpen { _ = close(descriptor) }
    isOpen = false
  }

  /// Asks for `target`; each of `headers` ends in CR LF.
  public func get(_ target: String, headers: String = "") {
    write("GET \(target) HTTP/1.1\r\nHost: localhost\r\n\(headers)\r\n")
  }

  /// Sends `text` as it is.
  public func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Self.noSignal) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// How reading can end.
  public enum Ending: Sendable { case closed, reset }

  /// Reads until the connection ends, and says how it did.
  public func readToEnd(limit: Int = .max) -> (text: String, ending: Ending?) {
    var ending: Ending?
    while received.count < limit, ending == nil { ending = readMore() }
    defer { received = [] }
    return (String(decoding: received, as: UTF8.self), ending)
  }

  /// Reads up to and including `end`; what was read without it if the connection ends first.
  public func read(through end: String) -> String {
    let end = Array(end.utf8)
    while true {
      if let range = received.firstRange(of: end) {
        defer { received.removeFirst(range.upperBound) }
        return String(decoding: received[..<range.upperBound], as: UTF8.self)
      }
      guard readMore() == nil else { return readToEnd().text }
    }
  }

  /// Reads one answer with a length.
  public func readAnswer() -> (head: String, body: String) {
    let head = read(through: "\r\n\r\n")
    guard let start = head.firstRange(of: "Content-Length: ")?.upperBound,
      let length = Int(head[start...].prefix(while: \.isNumber))
    else { return (head, "") }
    while received.count < length, readMore() == nil {}
    defer { received.removeFirst(min(length, received.count)) }
    return (head, String(decoding: received.prefix(length), as: UTF8.self))
  }

  /// Reads so many bytes and forgets them; fewer if the connection ends.
  public func discard(_ count: Int) -> Int {
    var read = received.count
    received = []
    while read < count, readMore() == nil {
      read += received.count
      received.removeAll(keepingCapacity: true)
    }
    return read
  }

  private func readMore() -> Ending? {
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    let count = buffer.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
    guard count > 0 else { return count == 0 ? .closed : .reset }
    received += buffer[..<count]
    return nil
  }
}
