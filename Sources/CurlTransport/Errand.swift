import CCurl

/// One look-up of a name on a thread of its own.
final class Errand: Sendable {
  private let name: String
  private let lookUp: @Sendable (String) -> NameLookUp
  private let mailbox: Mailbox

  init(name: String, lookUp: @escaping @Sendable (String) -> NameLookUp, mailbox: Mailbox) {
    self.name = name
    self.lookUp = lookUp
    self.mailbox = mailbox
  }

  /// Starts it; false if the system has no room for another thread.
  func start() -> Bool {
    let itself = Unmanaged.passRetained(self)
    let started = ccurl_start_thread(
      { context in Unmanaged<Errand>.fromOpaque(context).takeRetainedValue().run() },
      itself.toOpaque())
    if !started { itself.release() }
    return started
  }

  private func run() { mailbox.post(.found(lookUp(name), name: name)) }
}
