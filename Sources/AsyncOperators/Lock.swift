#if PTHREAD_LOCK
#if canImport(Darwin)
public import Darwin
#elseif canImport(Musl)
public import Musl
#elseif canImport(Glibc)
public import Glibc
#endif

/// A lock that ThreadSanitizer understands; chosen with `-Xswiftc -DPTHREAD_LOCK`.
///
/// `Mutex` lies in an uninstrumented library and is reported as a race wherever it is used.
@usableFromInline
package struct Lock<Value>: ~Copyable, @unchecked Sendable {  // the C lock guards the value
  @usableFromInline let lock: UnsafeMutablePointer<pthread_mutex_t>
  @usableFromInline let value: UnsafeMutablePointer<Value>

  @inlinable
  package init(_ initial: sending Value) {
    lock = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    value = .allocate(capacity: 1)
    value.initialize(to: initial)
  }

  @inlinable
  deinit {
    value.deinitialize(count: 1)
    value.deallocate()
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  @inlinable
  package borrowing func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return try body(&value.pointee)
  }
}
#else
public import Synchronization

/// Guards a value; while it is held nothing foreign runs: no closure, `deinit` or resumption.
///
/// One exception: `SingleFlight` hashes and compares its keys.
@usableFromInline
package struct Lock<Value>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Value>

  @inlinable
  package init(_ initial: sending Value) { mutex = Mutex(initial) }

  @inlinable
  package borrowing func withLock<Result, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try mutex.withLock(body)
  }
}
#endif
