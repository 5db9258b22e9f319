extension CommandTable {
  /// The words that a usage line shows for a command, or for the tool as a whole.
  func usage(of command: Command?) -> String {
    let words =
      if let command { [tool, command.name, command.operand?.usage ?? "", "[options]"] } else {
        [tool, "COMMAND", "[options]"]
      }
    return "Usage: " + words.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Tells that the operand of a command is not there, or is blank.
  public func missingOperand(of command: Command) -> UsageError {
    UsageError("missing \(command.operand?.name ?? "operand")", hints: [usage(of: command)])
  }

  var missingCommand: UsageError {
    let names = commands.map(\.name).joined(separator: ", ")
    return UsageError(
      "missing COMMAND", hints: [usage(of: nil), "Commands: \(names).", "See '\(tool) --help'."])
  }

  func unknownCommand(_ typed: String) -> UsageError {
    let names = (commands.map(\.name) + ["help"]).filter { $0 != typed }  // `help help`
    let nearest = NearestName.of(typed, among: names)
    return UsageError(
      "unknown command \(typed.quoted)",
      hints: [nearest.map { "Did you mean '\($0)'?" }, "See '\(tool) --help'."].compactMap { $0 })
  }

  func unexpected(_ operand: String) -> UsageError {
    UsageError("unexpected argument \(operand.quoted)")
  }
}
