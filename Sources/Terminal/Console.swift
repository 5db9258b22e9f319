import Synchronization

/// Where a tool speaks: results on standard output, all else on standard error.
///
/// Messages are made safe here; a result line must already be. A progress line is erased before
/// anything is printed, on either stream.
public final class Console: Sendable {
  /// What moves on standard error while the user waits.
  public enum ProgressForm: Sendable {
    /// Nothing.
    case none
    /// One line that is drawn over itself, at most as wide as the closure says, in cells.
    case line(columns: @Sendable () -> Int)
    /// One note, once.
    case note
  }

  private let tool: String
  private let output: OutputWriter
  private let errors: OutputWriter
  private let isQuiet: Bool
  private let isVerbose: Bool
  private let colorsErrors: Bool
  private let signs: OwnSigns
  let progressForm: ProgressForm
  /// Whether a progress line stands on the terminal.
  private let isDrawn = Mutex(false)

  /// A console for `tool`, the name that begins each message.
  ///
  /// - Parameters:
  ///   - tool: such as `news`.
  ///   - output: for results.
  ///   - errors: for messages; a failure to write them is ignored, there is nobody left to tell.
  ///   - isQuiet: whether notes are left out.
  ///   - isVerbose: whether details are said.
  ///   - colorsErrors: whether standard error is coloured.
  ///   - signs: how the signs of the tools' own are written in results and in the progress line.
  ///   - progressForm: what is shown while the user waits.
  public init(
    tool: String, output: OutputWriter, errors: OutputWriter, isQuiet: Bool = false,
    isVerbose: Bool = false, colorsErrors: Bool = false, signs: OwnSigns = .unicode,
    progressForm: ProgressForm = .none
  ) {
    self.tool = tool
    self.output = output
    self.errors = errors
    self.isQuiet = isQuiet
    self.isVerbose = isVerbose
    self.colorsErrors = colorsErrors
    self.signs = signs
    self.progressForm = progressForm
  }

  /// Adds one result line, safe and without its line end, to standard output.
  public func print(_ line: String) throws(WriteError) {
    try isDrawn.withLock { isDrawn throws(WriteError) in
      erase(&isDrawn)
      try output.write(signs.applied(to: line) + "\n")
    }
  }

  /// Asks something on standard output, safe and without a line end: the answer stands behind it.
  public func prompt(_ question: String) throws(WriteError) {
    try isDrawn.withLock { isDrawn throws(WriteError) in
      erase(&isDrawn)
      try output.write(question)
      try output.flush()
    }
  }

  /// Hands the lines printed so far to the reader.
  public func flush() throws(WriteError) {
    try isDrawn.withLock { isDrawn throws(WriteError) in
      erase(&isDrawn)
      try output.flush()
    }
  }

  /// Says why the tool failed; each hint is a line of its own, indented.
  public func error(_ text: String, hints: [String] = []) {
    say(text, kind: "error", style: Style(.red, bold: true), hints: hints)
  }

  /// Says what may be wrong.
  public func warning(_ text: String, hints: [String] = []) {
    say(text, kind: "warning", style: Style(.yellow, bold: true), hints: hints)
  }

  /// Says something worth knowing, unless quiet.
  public func note(_ text: String) {
    if !isQuiet { say(text, kind: "note", style: Style(), hints: []) }
  }

  /// Says what is being done, if verbose.
  public func detail(_ text: String) {
    if isVerbose { say(text, kind: "note", style: Style(), hints: []) }
  }

  /// Takes the progress line away, unless another task is writing just now; never waits.
  ///
  /// For the moment before the process dies.
  public func eraseProgressIfIdle() { _ = isDrawn.withLockIfAvailable { erase(&$0) } }

  /// Ends the process once nobody can read standard output any more; returns when cancelled.
  ///
  /// Looks once a second. The process dies by SIGPIPE, or by SIGHUP where a terminal was lost. For
  /// work that may wait long before it writes again.
  public func endWhenReaderIsGone(clock: some Clock<Duration>) async {
    guard await output.untilReaderIsGone(clock: clock) else { return }
    eraseProgressIfIdle()
    endProcess(by: output.signalOfLoss)
  }

  func eraseProgress() { isDrawn.withLock { erase(&$0) } }

  /// Draws `text` as the progress line, over the one before.
  func draw(_ text: String, columns: Int) {
    isDrawn.withLock { isDrawn in
      isDrawn = true
      // The last column stays free: a terminal may otherwise go to the next line.
      complain("\r\(signs.applied(to: text.safeLine.cut(to: columns - 1)))\u{1B}[K")
    }
  }

  private func say(_ text: String, kind: String, style: Style, hints: [String]) {
    let label = style.applied(to: "\(kind):", enabled: colorsErrors)
    let lines = ["\(tool): \(label) \(text.safeLine)"] + hints.map { "  \($0.safeLine)" }
    isDrawn.withLock { isDrawn in
      erase(&isDrawn)
      // Results come before what is said about them; the writer keeps a failure for the next call.
      try? output.flush()
      complain(lines.map { $0 + "\n" }.joined())
    }
  }

  private func erase(_ isDrawn: inout Bool) {
    guard isDrawn else { return }
    isDrawn = false
    complain("\r\u{1B}[K")
  }

  private func complain(_ text: String) {
    try? errors.write(text)
    try? errors.flush()
  }
}
