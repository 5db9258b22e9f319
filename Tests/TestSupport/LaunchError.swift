/// A step of starting a tool that the system refused.
public struct LaunchError: Error, CustomStringConvertible {
  /// The call, such as `posix_spawn`.
  let call: String
  /// The number of the error (`errno`).
  let code: Int32

  public var description: String { "\(call) failed with error \(code)" }
}
