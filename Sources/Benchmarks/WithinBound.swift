#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Ends the process when `work` hangs, since nothing else can end it then.
func withinBound<Output: Sendable>(
  _ bound: Duration, _ name: String, _ work: @escaping @Sendable () async throws -> Output
) async throws -> Output {
  try await withThrowingTaskGroup(of: Output?.self) { group in
    group.addTask { try await work() }
    group.addTask {
      try? await Task.sleep(for: bound)
      return nil
    }
    guard let output = try await group.next(), let output else {
      complain("\(name): not at its end after \(bound)")
      exit(1)
    }
    group.cancelAll()
    return output
  }
}
