import CCurl
import HTTP

/// Starts the thread on which all transfers of one transport happen.
///
/// It lives until it finds a `stop` in its mailbox and frees all it has made before it ends.
struct TransferThread: Sendable {
  let mailbox: Mailbox
  let settings: CurlSettings

  /// Starts it; false if the system has no room for another thread.
  func start() -> Bool {
    final class Start: Sendable {
      let thread: TransferThread
      init(_ thread: TransferThread) { self.thread = thread }
    }
    let start = Unmanaged.passRetained(Start(self))
    let started = ccurl_start_thread(
      { context in Unmanaged<Start>.fromOpaque(context).takeRetainedValue().thread.run() },
      start.toOpaque())
    if !started { start.release() }
    return started
  }

  private func run() {
    do throws(HTTPError) {
      let library = try CurlLibrary.open(settings.library)
      guard let engine = TransferEngine(library, mailbox: mailbox, settings: settings) else {
        throw .unavailable(reason: "there is no memory left for requests")
      }
      engine.run()
    } catch {
      for case .start(let exchange) in mailbox.close(error) { exchange.finish(error) }
    }
  }
}
