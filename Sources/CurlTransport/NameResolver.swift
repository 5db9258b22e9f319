import CCurl

/// Finds the addresses of names on threads of its own, since the system's look-up blocks and cannot be ended.
///
/// Used by the transfer thread alone. At most eight look-ups are under way at a time; the answers come by mail.
final class NameResolver {
  private let lookUp: @Sendable (String) -> NameLookUp
  private let mailbox: Mailbox
  private var known: [String: (addresses: [String], until: ContinuousClock.Instant)] = [:]
  /// Who waits for which name; a name that is being looked up stays here even if nobody waits any more.
  private var asking: [String: [(job: Job, route: Route)]] = [:]
  private var underWay: Set<String> = []
  private var waiting: [String] = []

  private static let mostKnown = 64
  private static let mostUnderWay = 8
  private static let lifetime = Duration.seconds(60)

  init(mailbox: Mailbox, lookUp: @escaping @Sendable (String) -> NameLookUp) {
    self.mailbox = mailbox
    self.lookUp = lookUp
  }

  /// The addresses of `name` if they are known; otherwise `job` has its turn once they have come by mail.
  func addresses(of name: String, for job: Job, by route: Route) -> [String]? {
    if let entry = known[name], entry.until > .now { return entry.addresses }
    if asking[name] == nil { waiting.append(name) }
    asking[name, default: []].append((job, route))
    startNext()
    return nil
  }

  /// `job` does not wait for `name` any more.
  func forget(_ job: Job, of name: String) {
    asking[name]?.removeAll { $0.job === job }
    guard asking[name]?.isEmpty ?? false, !underWay.contains(name) else { return }
    asking[name] = nil
    waiting.removeAll { $0 == name }
  }

  /// Keeps what came by mail; who waited for it.
  func receive(_ answer: NameLookUp, for name: String) -> [(job: Job, route: Route)] {
    underWay.remove(name)
    if case .addresses(let addresses) = answer {
      if known.count >= Self.mostKnown { known.removeAll() }
      known[name] = (addresses, .now + Self.lifetime)
    }
    startNext()
    return asking.removeValue(forKey: name) ?? []
  }

  private func startNext() {
    while underWay.count < Self.mostUnderWay, !waiting.isEmpty {
      let name = waiting.removeFirst()
      underWay.insert(name)
      let errand = Errand(name: name, lookUp: lookUp, mailbox: mailbox)
      if !errand.start() {
        mailbox.post(.found(.failed(reason: "its name could not be looked up"), name: name))
      }
    }
  }
}
