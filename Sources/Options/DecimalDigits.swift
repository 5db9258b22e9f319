/// The only forms a number may have: ASCII digits, an optional `-`, at most one `.`.
///
/// What `Int` and `Double` accept besides (`+5`, `1e3`, `0x10`, `nan`, `inf`) is refused.
enum DecimalDigits {
  /// The whole number that `text` spells; nil for every other text and beyond 64 bits.
  static func integer(_ text: String) -> Int? {
    isNumber(text, allowsPoint: false) ? Int(text) : nil
  }

  /// The number that `text` spells, which may lack digits on one side of its point.
  static func decimal(_ text: String) -> Double? {
    guard isNumber(text, allowsPoint: true), let number = Double(text), number.isFinite else {
      return nil
    }
    return number
  }

  /// `number` as a message shows it: without a point where it is whole.
  static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }

  private static func isNumber(_ text: String, allowsPoint: Bool) -> Bool {
    let longest = 40
    let bytes = text.utf8
    guard bytes.count <= longest else { return false }
    let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes[...]
    let points = digits.count { $0 == UInt8(ascii: ".") }
    let figures = digits.count { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return figures > 0 && points <= (allowsPoint ? 1 : 0) && figures + points == digits.count
  }
}
