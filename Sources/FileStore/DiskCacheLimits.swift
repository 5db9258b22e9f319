/// How much a cache keeps, and for how long.
///
/// Several processes on one folder may together exceed the numbers a little, since each counts its own additions and
/// looks at the folder only now and then.
public struct DiskCacheLimits: Sendable, Equatable {
  /// The most bytes of all files together, 1 or more.
  public var bytes: Int
  /// The most values, 1 or more.
  public var entries: Int
  /// How long a value is kept after it was stored.
  public var age: Duration

  /// Limits for one folder.
  public init(bytes: Int, entries: Int, age: Duration) {
    self.bytes = bytes
    self.entries = entries
    self.age = age
  }

  /// How far a value may have been stored ahead of the clock and still count as new: clocks of machines differ a little.
  static let aheadSeconds = 300.0

  var ageSeconds: Double {
    Double(age.components.seconds) + Double(age.components.attoseconds) / 1e18
  }

  /// Whether a value stored so many seconds ago may still be used.
  ///
  /// One from the far future may not: how old it is cannot be known.
  func allow(secondsAgo: Double) -> Bool {
    secondsAgo >= -Self.aheadSeconds && secondsAgo < ageSeconds
  }
}
