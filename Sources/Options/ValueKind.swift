/// What may stand as the value of an option or as an operand.
public enum ValueKind: Sendable {
  /// No value; outside the command line `yes` or `no`.
  case flag
  /// No value and a second name that begins with `no-`; outside the command line `yes` or `no`.
  case onOff
  /// One of these words.
  case choice([String])
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// A number in a range.
  case decimal(ClosedRange<Double>)
  /// A time in seconds, in a range.
  case seconds(ClosedRange<Double>)
  /// Any text that passes a check; `rule` says as a sentence what is expected, if that can be said.
  case text(rule: String?, check: TextCheck)
  /// The path of a file.
  case file

  /// Says as a sentence what is wrong with a text, or nil where it is fine.
  public typealias TextCheck = @Sendable (String) -> String?

  /// Whether the next word of a command line belongs to such an option.
  var takesValue: Bool {
    switch self {
    case .flag, .onOff: false
    case .choice, .integer, .decimal, .seconds, .text, .file: true
    }
  }

  /// The fixed words to choose from, if there are any.
  var choices: [String] {
    switch self {
    case .choice(let words): words
    case .flag, .onOff: ["yes", "no"]
    case .integer, .decimal, .seconds, .text, .file: []
    }
  }

  /// What is expected of the value called `name`, as a sentence.
  func rule(for name: String) -> String? {
    switch self {
    case .flag, .onOff, .choice: "Choose one of: \(choices.joined(separator: ", "))."
    case .integer(let range):
      "\(name) is a whole number from \(range.lowerBound) to \(range.upperBound)."
    case .decimal(let range), .seconds(let range): "\(name) is a number from \(range.words)."
    case .text(let rule, _): rule
    case .file: "\(name) is the path of a file."
    }
  }

  /// The hints to give if `text` is no such value of the name `name`; nil if it is one.
  func objections(to text: String, named name: String) -> [String]? {
    if case .text(_, let check) = self { return check(text).map { [$0] } }
    let isFine =
      switch self {
      case .flag, .onOff, .choice: choices.contains(text)
      case .integer(let range): DecimalDigits.integer(text).map(range.contains) ?? false
      case .decimal(let range), .seconds(let range):
        DecimalDigits.decimal(text).map(range.contains) ?? false
      case .file: !text.isEmpty && !text.unicodeScalars.contains("\0")
      case .text: true
      }
    return isFine ? nil : rule(for: name).map { [$0] } ?? []
  }
}

extension ClosedRange<Double> {
  /// Both bounds, as help and messages show them.
  var words: String { "\(DecimalDigits.text(lowerBound)) to \(DecimalDigits.text(upperBound))" }
}
