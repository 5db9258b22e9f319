/// A tool that did not do what was waited for until its deadline, or ended without it.
public struct OverdueError: Error, CustomStringConvertible {
  /// What had come from it.
  public let state: ToolState

  public var description: String {
    """
    the tool did not do what was waited for; ending: \(state.ending.map { "\($0)" } ?? "none")
    output: \(state.outputText.debugDescription)
    errors: \(state.errorText.debugDescription)
    screen: \(state.screenText.debugDescription)
    """
  }
}
