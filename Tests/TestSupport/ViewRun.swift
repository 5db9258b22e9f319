public import TerminalModel

/// The built tool in its full-screen view, on a modelled terminal.
public struct ViewRun {
  public let tool: RunningTool
  private let columns: Int
  private let rows: Int

  /// Starts the tool.
  public init(_ run: ToolRun) throws {
    tool = try run.start()
    (columns, rows) = (run.columns, run.rows)
  }

  /// What the terminal shows after some output.
  public func terminal(_ state: ToolState) -> TerminalModel {
    var terminal = TerminalModel(columns: columns, rows: rows)
    terminal.apply(state.screen)
    return terminal
  }

  /// Waits until the screen is as wished; returns its rows.
  @discardableResult
  public func until(_ condition: @escaping @Sendable ([String]) -> Bool) async throws -> [String] {
    let (columns, rows) = (columns, rows)
    let state = try await tool.until { state in
      var terminal = TerminalModel(columns: columns, rows: rows)
      terminal.apply(state.screen)
      return condition(terminal.lines)
    }
    return terminal(state).lines
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
}
