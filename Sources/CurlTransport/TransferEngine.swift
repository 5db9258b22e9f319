import CCurl
import HTTP

/// Carries on all transfers; lives on the transfer thread and is touched by no other.
///
/// At most four times `connectionsPerHost` handles are in use at a time, and `connectionsPerHost` for one origin (four for
/// its streams); the other requests wait in line and cost nothing but their place.
final class TransferEngine {
  private let multi: CurlMulti
  private let mailbox: Mailbox
  private let settings: CurlSettings
  private let resolver: NameResolver
  private let proxies: ProxyRules
  private let certificates: TrustedCertificates
  private var jobs: [ObjectIdentifier: Job] = [:]
  private var lanes: [Lane.Key: Lane] = [:]
  private var lookingUp: [String: [Job]] = [:]
  private var spare: [Transfer] = []
  private var underWay = 0
  private var nextSweep: ContinuousClock.Instant?

  private static let streamsPerHost = 4

  init?(_ library: CurlLibrary, mailbox: Mailbox, settings: CurlSettings) {
    let width = settings.connectionsPerHost
    let multi = CurlMulti(
      library, connectionsPerHost: width + Self.streamsPerHost, idleConnections: 2 * width)
    guard let multi else { return nil }
    self.multi = multi
    self.mailbox = mailbox
    self.settings = settings
    resolver = NameResolver(mailbox: mailbox, lookUp: settings.lookUp)
    proxies = ProxyRules(environment: settings.environment)
    certificates = TrustedCertificates(environment: settings.environment)
  }

  /// Works until told to stop, then frees everything.
  func run() {
    mailbox.open(for: multi)
    while true {
      ccurl_enter()
      var stops = false
      for order in mailbox.take() { stops = carryOut(order) || stops }
      if stops { break }
      multi.perform()
      while let (transfer, code) = multi.nextDone() {
        if let job = transfer.job { end(job, transfer.failure(code)) }
      }
      sweep()
      ccurl_leave()
      multi.poll(milliseconds: patience)
    }
    stop()
    ccurl_leave()
  }

  /// Whether it is the last one.
  private func carryOut(_ order: Mailbox.Order) -> Bool {
    switch order {
    case .start(let exchange):
      if !exchange.isOver { add(Job(exchange)) }
    case .drop(let exchange):
      if let job = jobs[ObjectIdentifier(exchange)] { end(job, .cancelled) }
    case .resume(let exchange):
      guard let job = jobs[ObjectIdentifier(exchange)] else { break }
      if case .transferring(let transfer) = job.phase {
        job.touch()
        note(job.deadline)
        transfer.resume()
      }
    case .found(let answer, let name): receive(answer, for: name)
    case .stop: return true
    }
    return false
  }

  private func stop() {
    let error = HTTPError.unavailable(reason: "the transport is closed")
    for case .start(let exchange) in mailbox.close(error) { exchange.finish(error) }
    for job in jobs.values { end(job, error) }
    spare = []
    multi.free()
  }

  private func add(_ job: Job) {
    jobs[ObjectIdentifier(job.exchange)] = job
    note(job.deadline)
    lanes[job.lane, default: Lane()].append(job)
    admit(to: job.lane)
  }

  private func admit(to key: Lane.Key) {
    let width = key.isStream ? Self.streamsPerHost : settings.connectionsPerHost
    while underWay < 4 * settings.connectionsPerHost, lanes[key, default: Lane()].underWay < width,
      let job = lanes[key]?.popFirst()
    {
      underWay += 1
      lanes[key]?.underWay += 1
      begin(job)
    }
    if let lane = lanes[key], lane.underWay == 0, lane.isEmpty { lanes[key] = nil }
  }

  private func begin(_ job: Job) {
    do throws(HTTPError) {
      let route = try Route(job.exchange.request, by: proxies)
      job.proxyHost = route.proxy?.host
      guard let name = route.name, route.addresses.isEmpty else { return transfer(job, by: route) }
      if let known = resolver.addresses(of: name) { return transfer(job, by: route, at: known) }
      job.phase = .lookingUp(route, name: name)
      lookingUp[name, default: []].append(job)
    } catch {
      end(job, error)
    }
  }

  private func receive(_ answer: NameLookUp, for name: String) {
    resolver.receive(answer, for: name)
    for job in lookingUp.removeValue(forKey: name) ?? [] {
      guard case .lookingUp(let route, _) = job.phase else { continue }
      switch answer {
      case .addresses(let addresses): transfer(job, by: route, at: addresses)
      case .failed(let reason):
        end(job, .unreachable(host: job.host, reason: job.reasonAtProxy(reason)))
      }
    }
  }

  private func transfer(_ job: Job, by route: Route, at addresses: [String]? = nil) {
    var route = route
    if let addresses { route.addresses = addresses }
    let spare = spare.popLast() ?? Transfer(multi.library, certificates: certificates)
    guard let transfer = spare else {
      return end(job, .unavailable(reason: "there is no memory left for requests"))
    }
    transfer.prepare(for: job, by: route)
    job.phase = .transferring(transfer)
    if !multi.add(transfer) { end(job, .unavailable(reason: "the request could not be started")) }
  }

  /// Ends `job` in whatever phase it is, and lets the next one in.
  private func end(_ job: Job, _ failure: HTTPError?) {
    let phase = job.phase
    job.phase = .over
    jobs[ObjectIdentifier(job.exchange)] = nil
    switch phase {
    case .over: return
    case .waiting: lanes[job.lane]?.noteLeft()
    case .lookingUp(_, let name):
      lookingUp[name]?.removeAll { $0 === job }
      if lookingUp[name]?.isEmpty ?? false {
        lookingUp[name] = nil
        resolver.forget(name)
      }
    case .transferring(let transfer):
      multi.remove(transfer)  // closes the connection unless the answer is complete
      transfer.clear()
      spare.append(transfer)
    }
    job.exchange.finish(failure)
    if case .waiting = phase { return }
    underWay -= 1
    lanes[job.lane]?.underWay -= 1
    admit(to: job.lane)
    for key in lanes.keys where underWay < 4 * settings.connectionsPerHost { admit(to: key) }
  }

  private func note(_ deadline: ContinuousClock.Instant) {
    nextSweep = min(nextSweep ?? deadline, deadline)
  }

  /// Ends what is past its deadline; looks at all jobs, but at most fifty times a second.
  private func sweep() {
    guard let due = nextSweep, due <= .now else { return }
    let now = ContinuousClock.now
    nextSweep = nil
    for job in jobs.values where job.deadline <= now { end(job, lateness(of: job)) }
    if let earliest = jobs.values.map(\.deadline).min() {
      nextSweep = max(earliest, now + .milliseconds(20))
    }
  }

  private func lateness(of job: Job) -> HTTPError {
    let request = job.exchange.request
    if case .lookingUp = job.phase {
      let reason = job.reasonAtProxy("looking up its name takes too long")
      return .unreachable(host: job.host, reason: reason)
    }
    return .timedOut(endpoint: request.endpoint, after: request.timeout)
  }

  /// How long the thread may sleep.
  private var patience: Int32 {
    guard let nextSweep else { return 3_600_000 }
    let left = ContinuousClock.now.duration(to: nextSweep) / .milliseconds(1)
    return Int32(min(max(left.rounded(.up), 0), 3_600_000))
  }
}
