import FileStore
import Synchronization
import Terminal

/// Tells what the cache has to say about itself, but not while a view has the terminal.
final class CacheNotes: Sendable {
  private let console: Console
  /// What came while a view is shown; nil while none is.
  private let held = Mutex<[DiskCacheProblem]?>(nil)

  init(console: Console) { self.console = console }

  /// Tells it, now or once the view has been left.
  func add(_ problem: DiskCacheProblem) {
    let isHeld = held.withLock { held in
      held?.append(problem)
      return held != nil
    }
    if !isHeld { tell(problem) }
  }

  /// Shows a view, and then tells what came meanwhile.
  func holding<Result>(
    isolation: isolated (any Actor)? = #isolation, _ view: () async -> Result
  ) async -> Result {
    held.withLock { $0 = [] }
    let result = await view()
    let problems = held.withLock { held in
      defer { held = nil }
      return held ?? []
    }
    for problem in problems { tell(problem) }
    return result
  }

  /// What was lost is a warning; a folder that cannot be written, which would be told each time, is for those who ask.
  private func tell(_ problem: DiskCacheProblem) {
    switch problem {
    case .damaged: console.warning(problem.description)
    case .unwritable: console.detail(problem.description)
    }
  }
}
