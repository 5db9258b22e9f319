import TerminalModel

/// Keys that are pressed, and what the terminal shows because of them.
struct KeyStep: Sendable {
  let keys: String
  let effect: Effect

  init(_ keys: String, _ effect: Effect) {
    self.keys = keys
    self.effect = effect
  }

  /// None of these holds before the key is pressed, or else the step would show nothing.
  enum Effect: Sendable {
    /// A row below the first is reversed and has this text.
    case selects(String)
    /// A row has this text.
    case shows(String)
    /// No row has this text any more.
    case hides(String)
    /// The first row is this.
    case titles(String)
    /// The last row begins with this.
    case states(String)
    /// Everything is drawn again.
    case repaints

    func shows(on terminal: TerminalModel, since before: TerminalModel) -> Bool {
      let lines = terminal.lines
      switch self {
      case .selects(let text):
        return (1..<lines.count - 1).contains { row in
          lines[row].contains(text) && terminal.cells[row].contains { $0.look.contains(7) }
        }
      case .shows(let text): return lines.contains { $0.contains(text) }
      case .hides(let text): return !lines.contains { $0.contains(text) }
      case .titles(let text): return lines.first == text
      case .states(let text): return lines.last?.hasPrefix(text) == true
      case .repaints:
        return terminal.clearings > before.clearings && terminal.isAlternate
          && lines == before.lines
      }
    }
  }

  /// A step after which the terminal did not show what it should.
  struct Failure: Error, CustomStringConvertible {
    let step: KeyStep
    let lines: [String]

    var description: String {
      "after \(step.keys.debugDescription) not \(step.effect) but\n"
        + lines.joined(separator: "\n")
    }
  }
}
