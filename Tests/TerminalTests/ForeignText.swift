import TestSupport

/// Texts as nobody would write them, the same in every run.
struct ForeignText {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Scalars that mean something to a terminal or to the making of characters.
  private static let spice: [Unicode.Scalar] = [
    "a", "Z", " ", " ", "-", "\t", "\n", "\r", "\u{0}", "\u{7}", "\u{1B}", "\u{7F}", "\u{85}",
    "\u{9B}", "\u{AD}", "\u{300}", "\u{301}", "\u{34F}", "\u{600}", "\u{61C}", "\u{903}", "\u{915}",
    "\u{94D}", "\u{937}", "\u{D4E}", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{115F}", "\u{180B}",
    "\u{200B}",
    "\u{200C}", "\u{200D}", "\u{200D}", "\u{200E}", "\u{2028}", "\u{202E}", "\u{2066}", "\u{20E3}",
    "\u{2764}", "\u{3000}", "\u{3002}", "\u{300C}", "\u{6F22}", "\u{AC00}", "\u{E000}", "\u{1FFFF}",
    "\u{FE0E}", "\u{FE0F}", "\u{FE0F}", "\u{FEFF}", "\u{FF71}", "\u{FFFE}", "\u{1F1EC}",
    "\u{1F1E7}",
    "\u{1F3F4}", "\u{1F3FD}", "\u{1F44D}", "\u{1F468}", "\u{E0001}", "\u{E0061}", "\u{E0067}",
    "\u{E007F}", "\u{E0100}", "\u{10FFFF}",
  ]

  mutating func next(atMost length: Int) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...length, using: &generator) {
      let isSpicy = Int.random(in: 0..<10, using: &generator) > 0
      let any = Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &generator))
      let spice = Self.spice.randomElement(using: &generator)
      if let scalar = isSpicy ? spice : any { text.append(scalar) }
      // Repetitions are what makes characters grow.
      if let last = text.last, Int.random(in: 0..<40, using: &generator) == 0 {
        text.append(contentsOf: repeatElement(last, count: 40))
      }
    }
    return String(text)
  }
}
