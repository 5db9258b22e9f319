import Synchronization
public import TerminalModel

/// The built tool in its full-screen view, on a modelled terminal.
public struct ViewRun {
  public let tool: RunningTool
  private let shown: Shown

  /// Starts it; `size` is what it takes its terminal for where that claims to have no cells.
  public init(_ run: ToolRun, size: (columns: Int, rows: Int)? = nil) throws {
    tool = try run.start()
    let (columns, rows) = size ?? (run.columns, run.rows)
    shown = Shown(TerminalModel(columns: columns, rows: rows))
  }

  /// What the terminal shows after some output.
  public func terminal(_ state: ToolState) -> TerminalModel { shown.terminal(after: state.screen) }

  /// Waits until the terminal is as wished; returns it.
  @discardableResult
  public func untilTerminal(
    _ condition: @escaping @Sendable (TerminalModel) -> Bool
  ) async throws -> TerminalModel {
    try await terminal(tool.until { [shown] in condition(shown.terminal(after: $0.screen)) })
  }

  /// Waits until the screen is as wished; returns its rows.
  @discardableResult
  public func until(_ condition: @escaping @Sendable ([String]) -> Bool) async throws -> [String] {
    try await untilTerminal { condition($0.lines) }.lines
  }

  /// Waits until a row of the screen has a text.
  @discardableResult
  public func until(_ text: String) async throws -> [String] {
    try await until { $0.contains { $0.contains(text) } }
  }

  /// Presses keys and waits until a row of the screen has a text.
  @discardableResult
  public func press(_ keys: String, until text: String) async throws -> [String] {
    tool.type(keys)
    return try await until(text)
  }

  /// The terminal as it was left: output only grows, so that each byte is applied once.
  private final class Shown: Sendable {
    private let state: Mutex<(terminal: TerminalModel, count: Int)>

    init(_ terminal: TerminalModel) { state = Mutex((terminal, 0)) }

    func terminal(after screen: [UInt8]) -> TerminalModel {
      state.withLock { state in
        if screen.count > state.count {
          state.terminal.apply(screen[state.count...])
          state.count = screen.count
        }
        return state.terminal
      }
    }
  }
}
