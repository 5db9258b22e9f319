import Terminal

/// Shows a view in a real process, so that tests see what becomes of its terminal.
///
/// `ScreenProbe shell` runs the view as a shell would run it; `ScreenProbe job` is the view.
@main struct ScreenProbe {
  static func main() async {
    StandardStreams.prepare()
    switch CommandLine.arguments.dropFirst().first {
    case "shell":
      Shell(arguments: Array(CommandLine.arguments.dropFirst(2))).run()
    case "job":
      Job.takeForeground()
      if CommandLine.arguments.contains("handler") { Job.handleBusErrors() }
      let isHasty = CommandLine.arguments.contains("hasty")
      await View(
        isBusy: CommandLine.arguments.contains("busy"), patience: .milliseconds(isHasty ? 1 : 700)
      ).run().exit()
    default: ExitStatus.usage.exit()
    }
  }
}
