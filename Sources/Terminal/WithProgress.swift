extension Console {
  /// Runs `operation` and, if it takes longer than 400 ms, shows that something is being done.
  ///
  /// The line is erased when `operation` ends, however it ends. Cancelling reaches `operation`.
  ///
  /// - Parameters:
  ///   - text: what is said at first, such as `Loading`.
  ///   - clock: measures the wait and the steps of 100 ms.
  ///   - isolation: the caller's, so that `operation` runs there.
  ///   - operation: the work; changes the text as it goes on.
  /// - Returns: what `operation` returns.
  /// - Throws: what `operation` throws.
  public func withProgress<Value, Failure: Error>(
    _ text: String, clock: some Clock<Duration>,
    isolation: isolated (any Actor)? = #isolation,
    _ operation: (Progress) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let progress = Progress(text)
    let result = await withTaskGroup(of: Void.self, isolation: isolation) { group in
      group.addTask { await self.show(progress, clock: clock) }
      let result: Result<Value, Failure>
      do throws(Failure) {
        result = .success(try await operation(progress))
      } catch {
        result = .failure(error)
      }
      group.cancelAll()
      await group.waitForAll(isolation: isolation)
      return result
    }
    eraseProgress()
    return try result.get()
  }

  private func show(_ progress: Progress, clock: some Clock<Duration>) async {
    do {
      switch progressForm {
      case .none: return
      case .note:
        try await clock.sleep(for: .milliseconds(400))
        note(progress.now)
      case .line(let columns):
        try await clock.sleep(for: .milliseconds(400))
        var step = 0
        while true {
          let wheel = ["|", "/", "-", "\\"][step % 4]
          draw("\(progress.now) \(wheel)", columns: columns())
          step += 1
          try await clock.sleep(for: .milliseconds(100))
        }
      }
    } catch {
      // Cancelled: the work has ended.
    }
  }
}
