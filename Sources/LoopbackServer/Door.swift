#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The port and whether it lets connections in.
struct Door {
  private let port: UInt16
  /// Holds the port, also while connections are refused.
  private var socket: Socket?
  private var isRefusing = false
  /// When connections are accepted again, if they are not now.
  private(set) var opening: ContinuousClock.Instant?

  init(_ listener: Socket, port: UInt16) { (socket, self.port) = (listener, port) }

  /// What to watch for connections; negative, which is passed over, while none are accepted.
  var descriptor: Int32 { opening == nil ? socket?.descriptor ?? -1 : -1 }

  /// Takes a waiting connection, if there is one.
  mutating func accepted() -> Socket? {
    guard opening == nil, let socket else { return nil }
    let new = socket.accepted()
    // Out of descriptors, the connection stays in line and would wake the loop for ever.
    if new == nil, errno == EMFILE || errno == ENFILE { opening = .now + .milliseconds(20) }
    return new
  }

  /// Refuses connections for so long.
  mutating func refuse(for duration: Duration) {
    socket?.close()
    // Another program that is given the port meanwhile would never give it back.
    socket = try? Socket.bound(port: port).socket
    isRefusing = true
    opening = .now + duration
  }

  /// Accepts connections again if the time has come.
  mutating func open(at now: ContinuousClock.Instant) {
    guard let time = opening, time <= now else { return }
    opening = nil
    guard isRefusing else { return }
    do {
      let held = try socket ?? Socket.bound(port: port).socket
      socket = nil
      try held.listen(port: port)
      (socket, isRefusing) = (held, false)
    } catch {
      opening = now + .milliseconds(20)
    }
  }

  /// Refuses connections for ever.
  mutating func close() {
    socket?.close()
    (socket, opening, isRefusing) = (nil, nil, false)
  }
}
