import Dispatch

/// Runs an actor on a thread that may block.
final class BlockingExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "BlockingExecutor")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
