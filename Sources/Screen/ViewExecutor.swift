import Dispatch

/// Runs the tasks of a view on a thread of their own.
///
/// The threads that all tasks share are as many as there are processors. A large document or a picture that is being
/// decoded keeps one busy for a while, a hundred small ones all of them; a key must not wait for that.
final class ViewExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "Screen.view", qos: .userInteractive)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }

  /// Calls `body` on this thread once so much time has passed.
  func run(after wait: Duration, _ body: @escaping @Sendable () -> Void) {
    let microseconds = max(0, wait / .microseconds(1))
    queue.asyncAfter(
      deadline: .now() + .microseconds(Int(microseconds.rounded(.up))), execute: body)
  }
}
