extension ArraySlice<String> {
  /// Takes the number that has to follow `option`.
  mutating func popNumber<Number: FixedWidthInteger>(
    for option: String, in range: ClosedRange<Number> = .min ... .max
  ) throws(UsageError) -> Number {
    guard let text = popFirst() else { throw UsageError(text: "option '\(option)' needs a number") }
    guard let number = Number(text), range.contains(number) else {
      throw UsageError(text: "'\(text)' is not a valid value for '\(option)'")
    }
    return number
  }
}
