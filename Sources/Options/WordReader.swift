/// Reads the words of a command line one after another, each against the options of its place.
struct WordReader {
  /// What a word turned out to be.
  enum Finding {
    /// An option and its valid value; `yes` or `no` for flags.
    case option(OptionDefinition, String)
    case operand(String)
    case problem(UsageError)
  }

  /// The words not read yet; nil stands for one that is not UTF-8.
  private var words: ArraySlice<String?>
  private var optionsHaveEnded = false

  init(_ words: [String?]) { self.words = words[...] }

  /// What the next word, with the value in the word after it, says; nil at the end.
  mutating func next(in scope: OptionScope) -> [Finding]? {
    guard let next = words.popFirst() else { return nil }
    guard let word = next else {
      return [.problem(UsageError("argument \(words.startIndex) is not valid UTF-8"))]
    }
    guard !optionsHaveEnded, word.looksLikeOption else { return [.operand(word)] }
    if word == "--" {
      optionsHaveEnded = true
      return []
    }
    return word.hasPrefix("--") ? [longOption(word, in: scope)] : letters(of: word, in: scope)
  }

  private mutating func longOption(_ word: String, in scope: OptionScope) -> Finding {
    // Bytes, since a combining mark may follow the sign and make another Character of it.
    let sign = word.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = String(word[..<(sign ?? word.endIndex)])
    let attached = sign.map { String(word[word.utf8.index(after: $0)...]) }
    guard let (option, flag) = scope.option(named: String(name.dropFirst(2))) else {
      return .problem(scope.unknown(name))
    }
    if let refusal = option.refusal { return .problem(refusal) }
    guard option.kind.takesValue else {
      return attached == nil
        ? .option(option, flag) : .problem(UsageError("option '\(name)' takes no value"))
    }
    return attached.map { checked($0, for: option) } ?? valueInNextWord(of: option)
  }

  private mutating func letters(of word: String, in scope: OptionScope) -> [Finding] {
    let letters = word.dropFirst()
    guard let first = letters.first.flatMap(scope.option(short:)) else {
      return [.problem(scope.unknown(word))]
    }
    let rest = letters.dropFirst()
    if first.kind.takesValue {
      return [rest.isEmpty ? valueInNextWord(of: first) : checked(String(rest), for: first)]
    }
    if rest.first == "=" {
      return [.problem(UsageError("option '--\(first.name)' takes no value"))]
    }
    let bundle = letters.compactMap(scope.option(short:)).filter { !$0.kind.takesValue }
    guard bundle.count == letters.count else { return [.problem(scope.unknown(word))] }
    return bundle.map { .option($0, "yes") }
  }

  private mutating func valueInNextWord(of option: OptionDefinition) -> Finding {
    guard let next = words.first, next?.canBeValue ?? true else {
      let rule = option.kind.rule(for: option.valueName)
      return .problem(
        UsageError(
          "option '--\(option.name)' needs a value: --\(option.name) \(option.valueName)",
          hints: rule.map { [$0] } ?? []))
    }
    words.removeFirst()
    guard let value = next else {
      return .problem(UsageError("the value of '--\(option.name)' is not valid UTF-8"))
    }
    return checked(value, for: option)
  }

  private func checked(_ value: String, for option: OptionDefinition) -> Finding {
    guard let hints = option.kind.objections(to: value, named: option.valueName) else {
      return .option(option, value)
    }
    return .problem(
      UsageError(
        "\(value.withoutSecrets.quoted) is not a valid value for '--\(option.name)'", hints: hints))
  }
}

extension String {
  /// Whether the word is an option or the end of options, not an operand such as `-` or `-33.87`.
  fileprivate var looksLikeOption: Bool {
    guard first == "-", let second = dropFirst().first else { return false }
    return second != "." && !("0"..."9").contains(second)
  }

  /// Whether the word can be the value of an option before it: what begins with `-` only as number.
  fileprivate var canBeValue: Bool { first != "-" || DecimalDigits.decimal(self) != nil }
}
