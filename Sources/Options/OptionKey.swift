/// An option with the Swift type of its value: `settings[NewsKeys.limit]` is an `Int`.
public struct OptionKey<Value: Sendable>: Sendable {
  /// The option's row of the table.
  public var definition: OptionDefinition
  /// The value where nothing sets it.
  public let builtIn: Value
  /// Turns the texts of one source, one or more that the definition accepts, into a value.
  let read: @Sendable ([String]) -> Value?

  /// A key whose `read` understands each text that `definition` accepts.
  public init(
    _ definition: OptionDefinition, builtIn: Value, read: @escaping @Sendable (String) -> Value?
  ) {
    self.definition = definition
    self.builtIn = builtIn
    self.read = { $0.last.flatMap(read) }
  }

  /// A key that may be given several times; `read` understands each text that `definition` accepts.
  init<Element: Sendable>(
    repeating definition: OptionDefinition, read: @escaping @Sendable (String) -> Element?
  ) where Value == [Element] {
    self.definition = definition
    self.definition.isRepeatable = true
    builtIn = []
    self.read = { $0.compactMap(read) }
  }

  /// The same option with a one-letter name too.
  public func short(_ letter: Character) -> Self { changed { $0.short = letter } }

  /// The same option, shown by `--help-hidden` alone.
  public func hidden() -> Self { changed { $0.isHidden = true } }

  /// The same option, which says enough without a command and operands.
  public func standingAlone() -> Self { changed { $0.standsAlone = true } }

  /// The same option with another sentence in help.
  public func about(_ sentence: String) -> Self { changed { $0.about = sentence } }

  /// The same option, settable only so far.
  public func reaching(_ reach: OptionDefinition.Reach) -> Self { changed { $0.reach = reach } }

  private func changed(_ change: (inout OptionDefinition) -> Void) -> Self {
    var copy = self
    change(&copy.definition)
    return copy
  }
}
