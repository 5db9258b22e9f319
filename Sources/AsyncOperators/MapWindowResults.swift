extension MapWindow {
  /// Sends a result as soon as its turn has come, and with it those that waited for it.
  @inlinable
  func handOn(_ result: Result<Output, Failure>, of offset: Int) async {
    guard inOrder else { return await handOnAtOnce(result) }
    state.withLock { $0.results[offset % $0.results.count] = result }
    var failure: Failure?
    while await pipe.send(making: { popResult(&failure) }) == .sent { room.raise() }
    if let failure { pipe.finish(failure) }
    room.raise()
  }

  @inlinable
  func handOnAtOnce(_ result: Result<Output, Failure>) async {
    switch result {
    case .success(let output): await pipe.send(output)
    case .failure(let failure): pipe.finish(failure)
    }
    state.withLock { $0.handedOn += 1 }
    room.raise()
  }

  /// The result whose turn it is, if it is there; runs under the lock of the pipe.
  @inlinable
  func popResult(_ failure: inout Failure?) -> Output? {
    state.withLock { state in
      let place = state.handedOn % state.results.count
      switch state.results[place] {
      case nil: return nil
      case .failure(let failed):
        failure = failed
        return nil
      case .success(let output):
        state.results[place] = nil
        state.handedOn += 1
        return output
      }
    }
  }
}
