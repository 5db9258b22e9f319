import CCurl
import Synchronization

/// Finds the addresses of names on threads of its own, since the system's look-up blocks and cannot be ended.
///
/// Used by the transfer thread alone. At most eight look-ups are under way at a time; the answers go to the mailbox.
final class NameResolver {
  private let lookUp: @Sendable (String) -> NameLookUp
  private let mailbox: Mailbox
  private var known: [String: (addresses: [String], until: ContinuousClock.Instant)] = [:]
  private var underWay: Set<String> = []
  private var waiting: [String] = []

  private static let mostKnown = 64
  private static let mostUnderWay = 8
  private static let lifetime = Duration.seconds(60)

  init(mailbox: Mailbox, lookUp: @escaping @Sendable (String) -> NameLookUp) {
    self.mailbox = mailbox
    self.lookUp = lookUp
  }

  /// The addresses of `name` if they are known; otherwise they will come by mail, once however often they are asked for.
  func addresses(of name: String) -> [String]? {
    if let entry = known[name], entry.until > .now { return entry.addresses }
    if !underWay.contains(name), !waiting.contains(name) { waiting.append(name) }
    startNext()
    return nil
  }

  /// Nobody asks for `name` any more.
  func forget(_ name: String) { waiting.removeAll { $0 == name } }

  /// Keeps what came by mail.
  func receive(_ answer: NameLookUp, for name: String) {
    underWay.remove(name)
    if case .addresses(let addresses) = answer {
      if known.count >= Self.mostKnown { known.removeAll() }
      known[name] = (addresses, .now + Self.lifetime)
    }
    startNext()
  }

  private func startNext() {
    while underWay.count < Self.mostUnderWay, !waiting.isEmpty {
      let name = waiting.removeFirst()
      underWay.insert(name)
      let errand = Unmanaged.passRetained(Errand(name: name, lookUp: lookUp, mailbox: mailbox))
      let started = ccurl_start_thread(
        { context in Unmanaged<Errand>.fromOpaque(context).takeRetainedValue().run() },
        errand.toOpaque())
      if !started {
        errand.release()
        mailbox.post(.found(.failed(reason: "its name could not be looked up"), name: name))
      }
    }
  }
}

/// One look-up on its thread.
private final class Errand: Sendable {
  private let name: String
  private let lookUp: @Sendable (String) -> NameLookUp
  private let mailbox: Mailbox

  init(name: String, lookUp: @escaping @Sendable (String) -> NameLookUp, mailbox: Mailbox) {
    self.name = name
    self.lookUp = lookUp
    self.mailbox = mailbox
  }

  func run() { mailbox.post(.found(lookUp(name), name: name)) }
}
