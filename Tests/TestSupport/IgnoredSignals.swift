#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Lets a child be born with signals ignored: it inherits that from the test process.
enum IgnoredSignals {
  /// Calls `start` while `signals` are ignored here; for one caller at a time.
  static func during(_ signals: Set<Int32>, start: () -> Int32) -> Int32 {
    let previous = signals.map { (number: $0, handler: signal($0, SIG_IGN)) }
    defer { for entry in previous { _ = signal(entry.number, entry.handler) } }
    return start()
  }
}
