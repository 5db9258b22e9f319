import Dispatch
import HTTP
import Synchronization

#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking
#else
import Foundation
#endif

/// Which exchange each task of the sessions serves, and what ends it early.
final class SessionWork: NSObject, Sendable {
  private struct Job {
    let exchange: any Exchange
    let task: URLSessionDataTask
    var deadline: ContinuousClock.Instant
  }

  private struct State {
    /// By task.
    var jobs: [ObjectIdentifier: Job] = [:]
    var isSweeping = false
  }

  private let state = Mutex(State())
  private let queue = DispatchQueue(label: "URLSessionTransport")

  /// Has `exchange` told what happens to `task`.
  func add(_ exchange: any Exchange, on task: URLSessionDataTask) {
    let isIdle = state.withLock { state in
      defer { state.isSweeping = true }
      state.jobs[ObjectIdentifier(task)] = Job(
        exchange: exchange, task: task, deadline: exchange.deadline)
      return !state.isSweeping
    }
    if isIdle { sweepLater() }
  }

  /// The exchange that `task` serves; a stream may now be silent for its whole time again.
  func exchange(of task: URLSessionTask) -> (any Exchange)? {
    state.withLock { state in
      guard let job = state.jobs[ObjectIdentifier(task)] else { return nil }
      if job.exchange.isStream {
        let deadline = ContinuousClock.now + job.exchange.request.timeout
        state.jobs[ObjectIdentifier(task)]?.deadline = deadline
      }
      return job.exchange
    }
  }

  /// Ends the exchange that `task` serves.
  func finish(_ task: URLSessionTask, _ failure: HTTPError?) {
    let job = state.withLock { $0.jobs.removeValue(forKey: ObjectIdentifier(task)) }
    job?.exchange.finish(failure)
  }

  /// Ends the task of an exchange that nobody waits for, a little later.
  ///
  /// Never from within a cancellation: `cancel()` waits for a thread that may wait for the canceller's lock.
  func end(_ exchange: any Exchange) {
    queue.async { [self] in
      for job in take(where: { $0.exchange === exchange }) { job.task.cancel() }
    }
  }

  /// Ends the exchange now and the task a little later.
  func refuse(_ task: URLSessionTask, _ failure: HTTPError) {
    finish(task, failure)
    queue.async { task.cancel() }
  }

  private func take(where isMeant: (Job) -> Bool) -> [Job] {
    state.withLock { state in
      let taken = state.jobs.filter { isMeant($0.value) }
      for key in taken.keys { state.jobs[key] = nil }
      return Array(taken.values)
    }
  }

  /// Looks at the deadlines ten times a second while there are any: no timer of the session is one for the whole.
  private func sweepLater() {
    queue.asyncAfter(deadline: .now() + .milliseconds(100)) { [self] in
      let now = ContinuousClock.now
      for job in take(where: { $0.deadline <= now }) {
        let request = job.exchange.request
        job.exchange.finish(.timedOut(endpoint: request.endpoint, after: request.timeout))
        job.task.cancel()
      }
      let goesOn = state.withLock { state in
        state.isSweeping = !state.jobs.isEmpty
        return state.isSweeping
      }
      if goesOn { sweepLater() }
    }
  }
}
