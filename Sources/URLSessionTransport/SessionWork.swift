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

  private let jobs = Mutex<[ObjectIdentifier: Job]>([:])
  private let queue = DispatchQueue(label: "URLSessionTransport")

  /// Has `exchange` told what happens to `task`.
  func add(_ exchange: any Exchange, on task: URLSessionDataTask) {
    let isFirst = jobs.withLock { jobs in
      jobs[ObjectIdentifier(task)] = Job(
        exchange: exchange, task: task, deadline: exchange.deadline)
      return jobs.count == 1
    }
    if isFirst { sweepLater() }
  }

  /// The exchange that `task` serves; a stream may now be silent for its whole time again.
  func exchange(of task: URLSessionTask) -> (any Exchange)? {
    jobs.withLock { jobs in
      guard let job = jobs[ObjectIdentifier(task)] else { return nil }
      if job.exchange.isStream {
        jobs[ObjectIdentifier(task)]?.deadline = .now + job.exchange.request.timeout
      }
      return job.exchange
    }
  }

  /// Ends the exchange that `task` serves.
  func finish(_ task: URLSessionTask, _ failure: HTTPError?) {
    jobs.withLock { $0.removeValue(forKey: ObjectIdentifier(task)) }?.exchange.finish(failure)
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
    jobs.withLock { jobs in
      let taken = jobs.filter { isMeant($0.value) }
      for key in taken.keys { jobs[key] = nil }
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
      if jobs.withLock({ !$0.isEmpty }) { sweepLater() }
    }
  }
}
