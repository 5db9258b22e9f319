/// What a person typed, made fit for a service.
enum TypedText {
  /// The text composed, without blanks at its ends, those without width included.
  static func trimmed(_ text: String) -> String {
    let isBlank: (Character) -> Bool = { character in
      character.isWhitespace
        || character.unicodeScalars.allSatisfy { [0x200b, 0xfeff, 0x2060].contains($0.value) }
    }
    var rest = text.drop(while: isBlank)
    while let last = rest.last, isBlank(last) { rest.removeLast() }
    return Folding.composed(String(rest.prefix(200)))
  }
}
