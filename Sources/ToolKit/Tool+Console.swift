import Options
package import Terminal

extension Tool {
  /// For what is wrong with the command line itself: nothing of it is known then.
  var plainConsole: Console {
    let isTerminal = surroundings.terminal.isTerminal(tty: surroundings.errorsIsTTY)
    return Console(
      tool: Options.table.tool, output: surroundings.output, errors: surroundings.errors,
      colorsErrors: surroundings.terminal.usesColor(
        machineReadable: false, option: nil, variable: nil, configuration: nil,
        isTerminal: isTerminal))
  }

  /// The console that options and environment ask for.
  package func console(for options: CommonOptions) -> Console {
    let isTerminal = surroundings.terminal.isTerminal(tty: surroundings.errorsIsTTY)
    let shows = surroundings.terminal.showsProgress(
      isTerminal: isTerminal, silenced: options.isQuiet || options.output != .lines)
    let progress: Console.ProgressForm =
      options.isAccessible && isTerminal && options.output == .lines
      ? .note : shows ? .line(columns: surroundings.errorColumns) : .none
    let isRead = Layout(options, in: surroundings).form.isRead
    return Console(
      tool: Options.table.tool, output: surroundings.output, errors: surroundings.errors,
      isQuiet: options.isQuiet, isVerbose: options.isVerbose,
      colorsErrors: options.color.decision(
        in: surroundings.terminal, isForMachines: options.output != .lines,
        isTerminal: isTerminal),
      signs: isRead && !surroundings.terminal.usesUTF8 ? .ascii : .unicode,
      progressForm: progress)
  }

  /// Columns for help: 80 in a pipe, those of a terminal up to 100.
  var helpWidth: Int {
    let isTerminal = surroundings.terminal.isTerminal(tty: surroundings.outputIsTTY)
    return isTerminal ? min(100, surroundings.outputColumns()) : 80
  }

  /// Prints a text that was asked for in place of work.
  func answer(_ text: String) -> ExitStatus {
    do throws(WriteError) {
      try surroundings.output.write(text)
      try surroundings.output.flush()
      return .success
    } catch { return report(Failure(error), on: plainConsole) }
  }

  /// Says why the tool stops; a cancelled one stops for a reason that everybody knows.
  func report(_ failure: Failure, on console: Console) -> ExitStatus {
    let all = ([failure] + failure.further).filter { !$0.isCancellation }
    for (index, told) in all.enumerated() {
      // What helps against several in a row is said once.
      let isRepeated = index + 1 < all.count && all[index + 1].hints == told.hints
      console.error(told.text, hints: isRepeated ? [] : told.hints)
    }
    return failure.status
  }
}
