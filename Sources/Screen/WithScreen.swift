import CScreen

/// Opens the full-screen view on `device` for as long as `body` runs.
///
/// The terminal is given back as it was when `body` returns or throws, and by signal handlers of
/// this function when the process crashes. Meanwhile standard error, where it is the same terminal,
/// is kept away from it; its last 20 lines are shown afterwards. Ctrl-C sends SIGINT to this
/// process, Ctrl-Z stops it, Ctrl-L draws everything again. One view at a time is open.
///
/// Keys are decoded and frames drawn by tasks on a thread of their own. So is `body` with its child tasks, unless an
/// actor is given or they prefer another executor, which all that takes long should: the `globalConcurrentExecutor`.
///
/// Signals that end the process are not caught here: run the tool's work in
/// `withTerminationSignals(restore: restoreTerminal)`, which cancels `body`.
///
/// - Parameters:
///   - device: the terminal.
///   - usesColor: whether colours are written.
///   - usesHyperlinks: whether links are written.
///   - isolation: the caller's, so that `body` runs there.
///   - body: the view; must return soon once `events` has ended.
/// - Returns: what `body` returns.
/// - Throws: what `body` throws.
public func withScreen<Value, Failure: Error>(
  on device: ScreenDevice, usesColor: Bool, usesHyperlinks: Bool,
  isolation: isolated (any Actor)? = #isolation,
  _ body: (ScreenSession) async throws(Failure) -> Value
) async throws(Failure) -> Value {
  let session = ScreenSession(
    device: device, usesColor: usesColor, usesHyperlinks: usesHyperlinks)
  let isOpen = session.open()
  let result = await withTaskExecutorPreference(session.executor, isolation: isolation) {
    await withTaskGroup(of: Void.self, isolation: isolation) { group in
      if isOpen { group.addTask { await session.run() } }
      let result: Result<Value, Failure>
      do throws(Failure) {
        result = .success(try await body(session))
      } catch {
        result = .failure(error)
      }
      group.cancelAll()
      await group.waitForAll(isolation: isolation)
      return result
    }
  }
  session.close()
  return try result.get()
}

/// Gives the terminal back as it was before `withScreen`, if that is open; once, whoever calls first.
///
/// For the moment before the process dies: nothing is drawn any more, and a view that was stopped
/// and goes on at this moment does not take the terminal again. May be called on any thread and in
/// a signal handler; takes a second at most.
public func restoreTerminal() {
  cscreen_leave_for_good()
  cscreen_release_errors()
}
