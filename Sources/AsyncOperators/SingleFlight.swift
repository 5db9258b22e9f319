/// Lets callers who want the same at the same time share one call.
///
/// A call runs for as long as somebody waits for it: a caller who is cancelled leaves the others
/// alone, and when the last one is cancelled so is the call. Its result goes to all who wait at its
/// end and is not kept; who comes after it begins another. A call inherits priority and task-local
/// values from the caller that began it. Keys are hashed and compared under a lock, so their `==`
/// must not use the same `SingleFlight`. A call that asks for its own key, itself or in a child task,
/// cannot wait for itself and makes that value apart; two calls must not wait for each other.
///
/// ```swift
/// let flight = SingleFlight<URL, Image, LoadingError>()
/// let image = try await flight.value(for: url) { () async throws(LoadingError) in
///   try await load(url)
/// }
/// ```
public final class SingleFlight<Key: Hashable & Sendable, Value: Sendable, Failure: Error>:
  Sendable
{
  private struct Entry {
    var call: SharedCall<Value, Failure>
    var callers = 0
  }

  private let entries = Lock<[Key: Entry]>([:])

  /// Makes a group of calls of which none runs.
  public init() {}

  /// Waits for the call under way for `key`, or begins `operation` as that call.
  ///
  /// - Parameters:
  ///   - key: What the call is for.
  ///   - isolation: Where the caller runs.
  ///   - operation: Makes the value; not called if somebody's call for the key is under way.
  /// - Returns: The value, or nil if the caller was cancelled before it was there. The last caller
  ///   comes back only after the cancelled call has ended.
  /// - Throws: What the call throws, nothing else.
  public func value(
    for key: Key, isolation: isolated (any Actor)? = #isolation,
    _ operation: @escaping @Sendable () async throws(Failure) -> Value
  ) async throws(Failure) -> Value? {
    if Task.isCancelled { return nil }
    if isUnderWayHere(key) { return try await operation() }
    let (call, isNew) = join(key)
    if isNew { start(call, for: key, operation) }
    let result = await call.result()
    if result == nil, leave(key, call) { await call.cancel() }
    return try result?.get()
  }

  /// How many callers wait for the call for `key`; for tests.
  package func callers(for key: Key) -> Int { entries.withLock { $0[key]?.callers ?? 0 } }

  /// Whether the current task belongs to the call for `key`.
  private func isUnderWayHere(_ key: Key) -> Bool {
    let own = CallContext.calls
    guard !own.isEmpty else { return false }
    return entries.withLock { entries in
      entries[key].map { own.contains(ObjectIdentifier($0.call)) } ?? false
    }
  }

  private func join(_ key: Key) -> (SharedCall<Value, Failure>, isNew: Bool) {
    entries.withLock { entries in
      var entry = entries[key] ?? Entry(call: SharedCall())
      entry.callers += 1
      entries[key] = entry
      return (entry.call, entry.callers == 1)
    }
  }

  private func start(
    _ call: SharedCall<Value, Failure>, for key: Key,
    _ operation: @escaping @Sendable () async throws(Failure) -> Value
  ) {
    call.start { [self] in
      let result: Result<Value, Failure>
      do throws(Failure) {
        result = .success(try await operation())
      } catch {
        result = .failure(error)
      }
      remove(call, for: key)
      return result
    }
  }

  /// Takes one caller off; true if it was the last, and then the call is nobody's any more.
  private func leave(_ key: Key, _ call: SharedCall<Value, Failure>) -> Bool {
    let (isLast, removed) = entries.withLock { entries -> (Bool, (Key, Entry)?) in
      guard let place = entries.index(forKey: key), entries[place].value.call === call else {
        return (false, nil)
      }
      entries.values[place].callers -= 1
      if entries[place].value.callers > 0 { return (false, nil) }
      return (true, entries.remove(at: place))
    }
    return withExtendedLifetime(removed) { isLast }
  }

  private func remove(_ call: SharedCall<Value, Failure>, for key: Key) {
    let removed = entries.withLock { entries -> (Key, Entry)? in
      guard let place = entries.index(forKey: key), entries[place].value.call === call else {
        return nil
      }
      return entries.remove(at: place)
    }
    withExtendedLifetime(removed) {}  // a key is foreign and released outside the lock
  }
}
