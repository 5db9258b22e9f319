/// Folders of the user that a tool keeps files in, after the XDG base directory specification.
package enum UserFolder: Sendable {
  /// What can be had again.
  case cache
  /// What should outlive a run, and cannot be had again.
  case state

  /// The folder of `tool`, such as `~/.cache/news`; nil where the environment names none.
  ///
  /// A variable that is empty or not an absolute path counts as unset.
  package func path(for tool: String, in environment: [String: String]) -> String? {
    let (variable, usual) =
      switch self {
      case .cache: ("XDG_CACHE_HOME", "/.cache")
      case .state: ("XDG_STATE_HOME", "/.local/state")
      }
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let folder = absolute(variable) ?? absolute("HOME").map { $0 + usual }
    return folder.map { "\($0)/\(tool)" }
  }
}
