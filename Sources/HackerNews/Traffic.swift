/// What it cost so far to show what is on show, and what it did not cost.
public struct Traffic: Sendable, Equatable {
  /// Requests that went out, further attempts, redirects and streams included.
  public var requests: Int
  /// Those of them that brought no usable answer.
  public var failures: Int
  /// Items that were wanted and known already.
  public var fromMemory: Int
  /// Items and lists that the cache had from an earlier run, or from another process.
  public var fromDisk: Int

  /// The given counts.
  public init(requests: Int = 0, failures: Int = 0, fromMemory: Int = 0, fromDisk: Int = 0) {
    self.requests = requests
    self.failures = failures
    self.fromMemory = fromMemory
    self.fromDisk = fromDisk
  }
}

extension Traffic: CustomStringConvertible {
  public var description: String {
    let noun = requests == 1 ? "request" : "requests"
    return "\(requests) \(noun), \(failures) failed; "
      + "\(fromMemory) answered from memory, \(fromDisk) from disk"
  }
}
