#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Terminal

/// How records look on standard output.
struct Layout: Sendable {
  /// What a record becomes.
  enum Form: Sendable {
    /// A row cut to the terminal.
    case rows
    /// A sentence, whole.
    case sentences
    /// Fields separated by tabs, whole.
    case fields
    /// A JSON object.
    case objects
  }

  var form: Form
  var isColored: Bool
  var hasHyperlinks: Bool
  var columns: @Sendable () -> Int
  var now: @Sendable () -> Date

  /// The layout that options, environment and terminal ask for.
  init(_ options: NewsOptions, in surroundings: Surroundings) {
    let terminal = surroundings.terminal
    let isTerminal = terminal.isTerminal(tty: surroundings.outputIsTTY)
    form =
      switch options.output {
      case .json: .objects
      case .plain: .fields
      case .lines: !isTerminal ? .fields : options.isAccessible ? .sentences : .rows
      }
    let isForMachines = options.output != .lines
    isColored = options.color.decision(
      in: terminal, isForMachines: isForMachines, isTerminal: isTerminal)
    hasHyperlinks = terminal.usesHyperlinks(
      machineReadable: isForMachines, wish: options.hyperlinks, isTerminal: isTerminal)
    columns = surroundings.outputColumns
    now = surroundings.now
  }

  /// One record of fields; a tab or a line break in a field is a blank by then.
  func line(_ fields: [String], _ styles: [Int: Style] = [:]) -> String {
    fields.enumerated().map { index, field in
      styles[index].map { styled(field.safeLine, $0) } ?? field.safeLine
    }.joined(separator: "\t")
  }

  /// `text`, safe and cut, in a style where there is colour.
  func styled(_ text: String, _ style: Style) -> String {
    style.applied(to: text, enabled: isColored)
  }

  /// How long ago `time` was; empty without a time.
  func age(of time: Date?) -> String { time?.age(at: now()) ?? "" }
}

extension Date {
  /// This instant in whole seconds; nil where it cannot be written.
  var timestamp: Timestamp? { Timestamp(Int(timeIntervalSince1970)) }

  /// This instant as `2025-01-31T09:05:00Z`; empty where it cannot be written.
  var iso8601: String { timestamp?.iso8601 ?? "" }

  /// How long ago this was at `now`, such as `5m`; empty where it cannot be written.
  func age(at now: Date) -> String {
    guard let time = timestamp, let now = now.timestamp else { return "" }
    return time.age(at: now, offset: time.localOffset)
  }
}

extension ColorWishes {
  /// Whether one of the two streams is coloured.
  func decision(
    in terminal: TerminalEnvironment, isForMachines: Bool, isTerminal: Bool
  ) -> Bool {
    terminal.usesColor(
      machineReadable: isForMachines, option: option, variable: variable,
      configuration: configuration, isTerminal: isTerminal)
  }
}
