/// One run of a built executable: what it is started with.
///
/// Nothing is inherited but PATH and what finds libraries; HOME does not exist, and the locale is
/// C.UTF-8. Descriptors of other tests do not reach the tool.
public struct ToolRun: Sendable {
  /// The executable beside the running tests.
  public var tool: String
  /// Arguments without the tool's own name.
  public var arguments: [String]
  /// Variables, over those every tool gets.
  public var environment: [String: String]
  /// Standard input.
  public var input = Wire.null
  /// Standard output.
  public var output = Wire.pipe
  /// Standard error.
  public var errors = Wire.pipe
  /// Columns of the terminal, for streams that are one.
  public var columns = 80
  /// Rows of the terminal.
  public var rows = 24
  /// Signals that are ignored from the start, as `nohup` and some parents leave them.
  public var ignoredSignals: Set<Int32> = []
  /// After this the tool is killed and waiting for it fails: a net, not a measure.
  public var deadline = Duration.seconds(150)

  /// A run with pipes for output and errors, and no input.
  public init(_ tool: String, _ arguments: [String] = [], environment: [String: String] = [:]) {
    self.tool = tool
    self.arguments = arguments
    self.environment = environment
  }

  /// A run whose three streams are a terminal of its own, an xterm-256color unless TERM is given.
  public static func onTerminal(
    _ tool: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) -> ToolRun {
    var run = ToolRun(tool, arguments, environment: environment)
    run.environment["TERM"] = environment["TERM"] ?? "xterm-256color"
    run.input = .terminal
    run.output = .terminal
    run.errors = .terminal
    return run
  }

  /// Starts the tool.
  ///
  /// - Returns: the running tool, which is killed when the last reference to it is gone.
  /// - Throws: `LaunchError`.
  public func start() throws -> RunningTool { try RunningTool(self) }

  /// Runs the tool to its end.
  ///
  /// - Returns: all it wrote, and how it ended.
  /// - Throws: `LaunchError`, `OverdueError` or `CancellationError`.
  public func finish() async throws -> ToolState { try await start().finish() }
}
