/// A shell that can be given a completion script.
enum CompletionShell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// The script that completes the command line of `table`.
  func script(for table: CommandTable) -> String {
    switch self {
    case .bash: BashCompletion(table: table).script
    case .zsh: ZshCompletion(table: table).script
    case .fish: FishCompletion(table: table).script
    }
  }
}
