import Terminal

/// Does what its first argument says, so that tests see `Terminal` end a real process.
@main struct TerminalProbe {
  let console: Console
  let environment: TerminalEnvironment
  let showsProgress: Bool

  static func main() async {
    StandardStreams.prepare()
    let environment = TerminalEnvironment(ProcessEnvironment.variables)
    let showsProgress = environment.showsProgress(
      isTerminal: environment.isTerminal(tty: StandardStreams.isTTY(2)), silenced: false)
    let form = Console.ProgressForm.line {
      TerminalSize(of: 2, environment: environment).columns
    }
    let console = Console(
      tool: "probe", output: StandardStreams.output(), errors: StandardStreams.errors(),
      progressForm: showsProgress ? form : .none)
    let probe = TerminalProbe(
      console: console, environment: environment, showsProgress: showsProgress)
    let act = CommandLine.arguments.dropFirst().first ?? ""
    // All others end in good order, however busy the machine is.
    let needsForce = act == "stuck" || act == "stubborn"
    let patience: Duration = needsForce ? .milliseconds(700) : .seconds(3600)
    let status = await withTerminationSignals(
      patience: patience, restore: { console.eraseProgressIfIdle() }
    ) {
      do throws(WriteError) {
        try await probe.act(act)
        try console.flush()
        return ExitStatus.success
      } catch {
        console.error("\(error)")
        return .cannotWrite
      }
    }
    status.exit()
  }

  private func act(_ name: String) async throws(WriteError) {
    switch name {
    case "endless": while true { try say("line") }
    case "stuck":
      console.note("ready")
      try say("line")
    case "one": try console.print("one line")
    case "silent": try await waitSilently()
    case "stubborn", "patient": try await waitStubbornly()
    case "progress": await showProgress()
    case "result-in-progress": try await printInProgress()
    case "mode": console.note("output mode \(ProcessEnvironment.outputMode)")
    case "size":
      let size = TerminalSize(of: 1, environment: environment)
      try console.print("\(size.columns)x\(size.rows)")
    case "offset": try console.print("\(Timestamp(1_752_000_000)?.localOffset ?? -1)")
    default: console.error("no such act")
    }
  }

  private func say(_ line: String) throws(WriteError) {
    try console.print(line)
    try console.flush()
  }

  /// Has nothing to write after its first line, and ends when cancelled or when nobody reads.
  private func waitSilently() async throws(WriteError) {
    try say("ready")
    await console.endWhenReaderIsGone(clock: .continuous)
  }

  /// Does not react to being cancelled.
  private func waitStubbornly() async throws(WriteError) {
    try say("ready")
    await withTaskCancellationHandler {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    } onCancel: {
      try? say("cancelled")
    }
  }

  private func showProgress() async {
    await console.withProgress("Loading 漢字", clock: .continuous) { _ in await pause() }
  }

  /// Prints after the first step of the progress line; where there is none, after the time it would begin.
  private func printInProgress() async throws(WriteError) {
    let clock = RepeatClock()
    let work = { (progress: Progress) async throws(WriteError) in
      if showsProgress {
        await clock.untilSecondSleep()
      } else {
        await Self.wait(for: .milliseconds(600))
      }
      try console.print("result")
      try console.flush()
      await pause()
    }
    try await console.withProgress("Loading", clock: clock, work)
  }

  /// Until a signal comes.
  private func pause() async { await Self.wait(for: .seconds(3600)) }

  private static func wait(for duration: Duration) async {
    do { try await Task.sleep(for: duration) } catch {
      // Cancelled by a signal.
    }
  }
}
