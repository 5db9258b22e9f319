/// What a command line asks for.
public enum Interpretation<Run> {
  /// A text for standard output, ending in a line break: help, the version or a completion script.
  case answer(String)
  /// Work to be done.
  case run(Run)

  /// The same with the work in another form.
  public func map<Other, Failure: Error>(
    _ transform: (Run) throws(Failure) -> Other
  ) throws(Failure) -> Interpretation<Other> {
    switch self {
    case .answer(let text): .answer(text)
    case .run(let run): .run(try transform(run))
    }
  }
}

extension Interpretation: Sendable where Run: Sendable {}
extension Interpretation: Equatable where Run: Equatable {}
