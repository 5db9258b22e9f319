/// The failure that `^` stands for.
public struct MarbleFailure: Error, Equatable {
  /// Makes the failure; all are equal.
  public init() {}
}
