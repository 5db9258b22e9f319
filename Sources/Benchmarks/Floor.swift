import Synchronization

/// What operators cannot do without, alone.
enum Floor {
  /// A comparison of neighbours in the loop itself.
  static let comparison: OperatorCase.Run = { count in
    try await nanoseconds(per: count) {
      var passed: Int?
      var kept = 0
      for await number in Numbers(count: count) where number != passed {
        passed = number
        kept += 1
      }
      guard kept == count else { throw Unmeasurable(description: "\(kept) were kept") }
    }
  }

  /// A lock taken to keep the latest element.
  static let lockAndStore: OperatorCase.Run = { count in
    let latest = Mutex(0)
    return await nanoseconds(per: count) {
      for await number in Numbers(count: count) { latest.withLock { $0 = number } }
    }
  }

  /// The time looked up and a lock taken to keep it with the latest element.
  static let timeLockAndStore: OperatorCase.Run = { count in
    let latest = Mutex((0, ContinuousClock.now))
    return await nanoseconds(per: count) {
      for await number in Numbers(count: count) {
        let now = ContinuousClock.now
        latest.withLock { $0 = (number, now) }
      }
    }
  }

  /// A lock taken to append the element to an array, which is emptied when 16 are in it.
  static let lockAndAppend: OperatorCase.Run = { count in
    let waiting = Mutex<[Int]>([])
    return await nanoseconds(per: count) {
      for await number in Numbers(count: count) {
        waiting.withLock { waiting in
          if waiting.count == 16 { waiting.removeAll(keepingCapacity: true) }
          waiting.append(number)
        }
      }
    }
  }

  /// A lock taken for the next number, and a call that adds one to it.
  static let lockAndCall: OperatorCase.Run = { count in
    let next = Mutex(0)
    return await nanoseconds(per: count) {
      for _ in 0..<count { next.withLock { $0 = trivial($0) } }
    }
  }

  /// A child task and the wait for it.
  static let childTask: OperatorCase.Run = { count in
    await nanoseconds(per: count) {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<count {
          group.addTask {}
          await group.next()
        }
      }
    }
  }

  /// A child task that gets its turn while the next one is asked for, and the wait for it.
  static let yieldAndChildTask: OperatorCase.Run = { count in
    await nanoseconds(per: count) {
      await withTaskGroup(of: Void.self) { group in
        for _ in 0..<count {
          group.addTask {}
          await Task.yield()
          await group.next()
        }
      }
    }
  }

  /// One task that lets another go on and waits until that does the same.
  static let wakeUp: OperatorCase.Run = { count in
    let (ping, pong) = (Turnstile(), Turnstile())
    return await nanoseconds(per: count) {
      await withTaskGroup { group in
        group.addTask {
          for _ in 0..<(count / 2) {
            ping.open()
            await pong.pass()
          }
        }
        for _ in 0..<(count / 2) {
          await ping.pass()
          pong.open()
        }
      }
    }
  }
}

/// The call of the bounded maps.
@inline(never) func trivial(_ number: Int) -> Int { number &+ 1 }
