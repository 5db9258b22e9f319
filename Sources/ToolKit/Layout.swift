#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif
package import Terminal

/// How records look on standard output.
package struct Layout: Sendable {
  /// What a record becomes.
  package enum Form: Sendable {
    /// A row cut to the terminal.
    case rows
    /// A sentence, whole.
    case sentences
    /// Fields separated by tabs, whole.
    case fields
    /// A JSON object.
    case objects

    /// Whether a person reads it rather than a program.
    package var isRead: Bool { self == .rows || self == .sentences }
  }

  package var form: Form
  package var isColored: Bool
  package var hasHyperlinks: Bool
  package var columns: @Sendable () -> Int
  package var now: @Sendable () -> Date

  /// The layout that options, environment and terminal ask for.
  package init(_ options: CommonOptions, in surroundings: Surroundings) {
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
  package func line(_ fields: [String], _ styles: [Int: Style] = [:]) -> String {
    fields.enumerated().map { index, field in
      styles[index].map { styled(field.safeLine, $0) } ?? field.safeLine
    }.joined(separator: "\t")
  }

  /// `text`, safe and cut, in a style where there is colour.
  package func styled(_ text: String, _ style: Style) -> String {
    style.applied(to: text, enabled: isColored)
  }

  /// How long ago `time` was; empty without a time.
  package func age(of time: Date?) -> String { time?.age(at: now()) ?? "" }
}
