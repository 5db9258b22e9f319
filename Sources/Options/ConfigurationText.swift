/// The text of a configuration file: `name = value` lines, `#` comments, blank lines.
struct ConfigurationText {
  /// The path, for messages.
  var file: String
  /// What can be set by name.
  var settings: [String: OptionDefinition]
  /// What can be set by a name of the user's own behind one of these.
  var families: [SettingFamily] = []

  /// A line that sets something, without its comment.
  struct Line: Equatable {
    var number: Int
    var name: String
    var value: String
  }

  /// What a line amounts to.
  enum Meaning {
    case setting(OptionDefinition)
    case member(of: String, String)
    case warning(UsageWarning)
  }

  /// All lines that set something.
  ///
  /// A comment begins at a `#` that starts the line or follows a blank, so `C#` is no comment.
  /// - Throws: That a line is not UTF-8 or has no `=` or no name.
  func lines(of bytes: [UInt8]) throws(UsageError) -> [Line] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
    var found: [Line] = []
    let rows = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, row) in rows.enumerated() {
      let content = row.withoutComment.trimmed
      if content.isEmpty { continue }
      let number = index + 1
      guard let sign = content.firstIndex(of: UInt8(ascii: "=")), sign > content.startIndex else {
        throw problem("expected 'name = value'", in: number)
      }
      guard let name = String(validating: content[..<sign].trimmed, as: UTF8.self),
        let value = String(validating: content[(sign + 1)...].trimmed, as: UTF8.self)
      else { throw problem("not valid UTF-8", in: number) }
      found.append(Line(number: number, name: name, value: value))
    }
    return found
  }

  /// Whether a line sets something here, or why it does not.
  /// - Throws: That the value is bad.
  func meaning(of line: Line) throws(UsageError) -> Meaning {
    let place = "\(file):\(line.number)"
    for family in families {
      guard let member = family.member(in: line.name) else { continue }
      try check(line, as: family.kind, named: family.valueName)
      return .member(of: family.name, member)
    }
    guard let setting = settings[line.name] else {
      let visible = settings.values.filter { !$0.isHidden && $0.isSettableInFile }.map(\.name)
      let nearest = NearestName.of(line.name, among: visible)
      return .warning(
        UsageWarning(
          "\(place): unknown setting \(line.name.quoted)",
          hints: nearest.map { ["Did you mean '\($0)'?"] } ?? []))
    }
    guard setting.isSettableInFile else {
      return .warning(UsageWarning("\(place): '\(line.name)' cannot be set in a file"))
    }
    try check(line, as: setting.kind, named: setting.nameOfValue)
    return .setting(setting)
  }

  private func check(
    _ line: Line, as kind: ValueKind, named name: String
  ) throws(UsageError) {
    guard let hints = kind.objections(to: line.value, named: name) else { return }
    throw problem(
      "\(line.value.withoutSecrets.quoted) is not a valid value for \(line.name.quoted)",
      hints: hints, in: line.number)
  }

  private func problem(_ text: String, hints: [String] = [], in number: Int) -> UsageError {
    UsageError("\(file):\(number): \(text)", hints: hints, status: UsageError.badConfiguration)
  }
}

extension OptionDefinition {
  fileprivate var isSettableInFile: Bool { reach == .everywhere && meaning == nil }
}

extension ArraySlice<UInt8> {
  fileprivate var withoutComment: Self {
    let start = indices.first { index in
      self[index] == UInt8(ascii: "#") && (index == startIndex || self[index - 1].isBlank)
    }
    return self[..<(start ?? endIndex)]
  }

  fileprivate var trimmed: Self {
    var slice = self
    while let byte = slice.first, byte.isBlank { slice.removeFirst() }
    while let byte = slice.last, byte.isBlank { slice.removeLast() }
    return slice
  }
}

extension UInt8 {
  /// Space, tab, or the carriage return before a line feed.
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
}
