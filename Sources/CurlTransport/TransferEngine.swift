import CCurl
import HTTP

/// Carries on all transfers; lives on the transfer thread and is touched by no other.
///
/// At most four times `connectionsPerHost` requests and as many streams are under way at a time; the others wait in line
/// and cost nothing but their place.
final class TransferEngine {
  private let multi: CurlMulti
  private let mailbox: Mailbox
  private let resolver: NameResolver
  private let proxies: ProxyRules
  private let settings: CurlSettings
  private var jobs: [ObjectIdentifier: Job] = [:]
  private var lanes: Lanes
  private var spare: [Transfer] = []
  private var nearest = NearestDeadline()

  init?(_ library: CurlLibrary, mailbox: Mailbox, settings: CurlSettings) {
    let width = settings.connectionsPerHost
    let toOneHost = width + Lanes.streamsPerHost
    let multi = CurlMulti(library, connectionsPerHost: toOneHost, idleConnections: 2 * toOneHost)
    guard let multi else { return nil }
    self.multi = multi
    self.mailbox = mailbox
    resolver = NameResolver(mailbox: mailbox, lookUp: settings.lookUp)
    proxies = ProxyRules(environment: settings.environment)
    self.settings = settings
    lanes = Lanes(connectionsPerHost: width, most: 4 * width)
  }

  /// Works until told to stop, then frees everything.
  func run() {
    mailbox.open(for: multi)
    while true {
      ccurl_enter()
      var stops = false
      for order in mailbox.take() { stops = carryOut(order) || stops }
      if stops { break }
      admit()
      multi.perform()
      while let (transfer, code) = multi.nextDone() {
        if let job = transfer.job { end(job, transfer.failure(code)) }
      }
      sweep()
      admit()
      ccurl_leave()
      multi.poll(milliseconds: nearest.patience)
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
      job.touch()
      nearest.note(job.deadline)
      job.resume()
    case .found(let answer, let name):
      for (job, route) in resolver.receive(answer, for: name) { connect(job, by: route, answer) }
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
    nearest.note(job.deadline)
    lanes.append(job)
  }

  private func admit() {
    while let job = lanes.admit() { begin(job) }
  }

  private func begin(_ job: Job) {
    do throws(HTTPError) {
      let route = try Route(job.exchange.request, by: proxies)
      job.proxyHost = route.proxy?.host
      guard let name = route.name else { return transfer(job, by: route) }
      job.phase = .lookingUp(name: name)
      if let known = resolver.addresses(of: name, for: job, by: route) {
        connect(job, by: route, .addresses(known))
      }
    } catch {
      end(job, error)
    }
  }

  private func connect(_ job: Job, by route: Route, _ answer: NameLookUp) {
    switch answer {
    case .addresses(let addresses): transfer(job, by: route.leading(to: addresses))
    case .unknown where job.proxyHost == nil: end(job, .unknownHost(job.host))
    case .unknown:
      let reason = job.reasonAtProxy("there is no host of this name")
      end(job, .unreachable(host: job.host, reason: reason))
    case .failed(let reason):
      end(job, .unreachable(host: job.host, reason: job.reasonAtProxy(reason)))
    }
  }

  private func transfer(_ job: Job, by route: Route) {
    guard let transfer = spare.popLast() ?? Transfer(multi.library, settings: settings) else {
      return end(job, .unavailable(reason: "there is no memory left for requests"))
    }
    transfer.prepare(for: job, by: route)
    job.phase = .transferring(transfer)
    if !multi.add(transfer) { end(job, .unavailable(reason: "the request could not be started")) }
  }

  /// Ends `job` in whatever phase it is.
  private func end(_ job: Job, _ failure: HTTPError?) {
    let phase = job.phase
    var waited = false
    job.phase = .over
    jobs[ObjectIdentifier(job.exchange)] = nil
    switch phase {
    case .over: return
    case .waiting: waited = true
    case .lookingUp(let name): resolver.forget(job, of: name)
    case .transferring(let transfer):
      multi.remove(transfer)  // closes the connection unless the answer is complete
      transfer.reset()
      spare.append(transfer)
    }
    lanes.remove(job, waited: waited)
    job.exchange.finish(failure)
  }

  /// Ends what is past its deadline.
  private func sweep() {
    let now = ContinuousClock.now
    guard nearest.isDue(now) else { return }
    for job in jobs.values where job.deadline <= now { end(job, job.lateness) }
    nearest.reset(to: jobs.values.map(\.deadline).min(), now: now)
  }
}
