extension OptionKey<Bool> {
  /// An option without a value, off unless it is given.
  public static func flag(_ name: String, about: String) -> Self {
    Self(OptionDefinition(name: name, kind: .flag, about: about), builtIn: false) { $0 == "yes" }
  }

  /// A pair `--name`, `--no-name`.
  public static func onOff(_ name: String, default builtIn: Bool, about: String) -> Self {
    let definition = OptionDefinition(
      name: name, kind: .onOff, about: about, defaultText: builtIn ? "yes" : "no")
    return Self(definition, builtIn: builtIn) { $0 == "yes" }
  }
}

extension OptionKey<Int> {
  /// A whole number in `range`.
  public static func integer(
    _ name: String, value: String, in range: ClosedRange<Int>, default builtIn: Int, about: String
  ) -> Self {
    let definition = OptionDefinition(
      name: name, valueName: value, kind: .integer(range), about: about,
      defaultText: String(builtIn))
    return Self(definition, builtIn: builtIn) { DecimalDigits.integer($0) }
  }
}

extension OptionKey<Double> {
  /// A number in `range`.
  public static func decimal(
    _ name: String, value: String, in range: ClosedRange<Double>, default builtIn: Double,
    about: String
  ) -> Self {
    let definition = OptionDefinition(
      name: name, valueName: value, kind: .decimal(range), about: about,
      defaultText: DecimalDigits.text(builtIn))
    return Self(definition, builtIn: builtIn) { DecimalDigits.decimal($0) }
  }
}

extension OptionKey<Duration> {
  /// A time, given in seconds; `range` and `builtIn` are in seconds too.
  public static func seconds(
    _ name: String, in range: ClosedRange<Double>, default builtIn: Double, about: String
  ) -> Self {
    let definition = OptionDefinition(
      name: name, valueName: "SECONDS", kind: .seconds(range), about: about,
      defaultText: DecimalDigits.text(builtIn))
    return Self(definition, builtIn: .seconds(builtIn)) {
      DecimalDigits.decimal($0).map { .seconds($0) }
    }
  }
}

extension OptionKey
where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of `values`, each called by its raw value, in the order that help shows.
  public static func choice(
    _ name: String, value: String, of values: [Value] = Array(Value.allCases),
    default builtIn: Value, about: String
  ) -> Self {
    let definition = OptionDefinition(
      name: name, valueName: value, kind: .choice(values.map(\.rawValue)), about: about,
      defaultText: builtIn.rawValue)
    return Self(definition, builtIn: builtIn) { Value(rawValue: $0) }
  }
}

extension OptionKey<String?> {
  /// The path of a file.
  public static func file(_ name: String, about: String) -> Self {
    Self(OptionDefinition(name: name, valueName: "FILE", kind: .file, about: about), builtIn: nil) {
      $0
    }
  }
}

extension OptionKey<String?> {
  /// A secret, which the command line refuses with `refusal`; see `OptionDefinition.secret`.
  public static func secret(_ name: String, refusal: UsageError) -> Self {
    Self(.secret(name, refusal: refusal), builtIn: nil) { $0 }
  }
}

extension OptionKey {
  /// A text that `parse` understands; nothing unless it is given.
  ///
  /// Help calls the text `value`; `rule` says as a sentence what is expected, if that can be said,
  /// and `parse` throws what is wrong with a text.
  public static func text<Parsed: Sendable>(
    _ name: String, value: String, rule: String? = nil, about: String,
    parse: @escaping @Sendable (String) throws(TextObjection) -> Parsed
  ) -> Self where Value == Parsed? {
    let definition = OptionDefinition(
      name: name, valueName: value, kind: .text(rule: rule, parse), about: about)
    return Self(definition, builtIn: nil) { try? parse($0) }
  }

  /// Texts that `parse` understands, as many as are given; otherwise as `text`.
  ///
  /// A variable holds one a line, the configuration file as many lines of this name.
  public static func texts<Parsed: Sendable>(
    _ name: String, value: String, rule: String? = nil, about: String,
    parse: @escaping @Sendable (String) throws(TextObjection) -> Parsed
  ) -> Self where Value == [Parsed] {
    let definition = OptionDefinition(
      name: name, valueName: value, kind: .text(rule: rule, parse), about: about)
    return Self(repeating: definition) { try? parse($0) }
  }
}

extension ValueKind {
  /// A text that `parse` does not object to.
  fileprivate static func text<Parsed>(
    rule: String?, _ parse: @escaping @Sendable (String) throws(TextObjection) -> Parsed
  ) -> ValueKind {
    .text(rule: rule) { text in
      do throws(TextObjection) {
        _ = try parse(text)
        return nil
      } catch { return error.sentence }
    }
  }
}
