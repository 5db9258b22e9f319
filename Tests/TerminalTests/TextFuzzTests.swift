import Terminal
import Testing

@Suite(.timeLimit(.minutes(5))) struct TextFuzzTests {
  @Test(arguments: 1...8)
  func `C51: whatever comes, safe text is safe, and safe again is the same`(seed: UInt64) {
    var foreign = ForeignText(seed: seed)
    for _ in 0..<400 {
      let text = foreign.next(atMost: 40)
      let line = text.safeLine
      let body = text.safeBody
      #expect(!line.unicodeScalars.contains(where: isForbidden), "\(text.debugDescription)")
      #expect(
        !body.unicodeScalars.contains { $0 != "\n" && isForbidden($0) }, "\(text.debugDescription)")
      #expect(scalars(line.safeLine) == scalars(line), "\(text.debugDescription)")
      #expect(scalars(body.safeBody) == scalars(body), "\(text.debugDescription)")
      #expect(line.allSatisfy(isBounded), "\(text.debugDescription)")
    }
  }

  @Test(arguments: 1...8)
  func `C53: whatever comes, cutting keeps the width and whole characters`(seed: UInt64) {
    var foreign = ForeignText(seed: seed)
    for _ in 0..<150 {
      let text = foreign.next(atMost: 30).safeLine
      for width in 0...12 {
        let cut = text.cut(to: width)
        #expect(cut.cellWidth <= width, "\(text.debugDescription) at \(width)")
        let blanks = String(repeating: " ", count: width - cut.cellWidth)
        #expect(text.fit(width) == cut + blanks, "\(text.debugDescription) at \(width)")
        #expect(cut.cut(to: width) == cut)
        let kept = Array(cut == text ? cut : String(cut.dropLast()))
        #expect(Array(text).starts(with: kept), "\(text.debugDescription) at \(width)")
      }
    }
  }

  @Test(arguments: 1...8)
  func `C53: whatever comes, wrapping keeps the width, the characters and its own lines`(
    seed: UInt64
  ) {
    var foreign = ForeignText(seed: seed)
    for _ in 0..<150 {
      let text = foreign.next(atMost: 60).safeBody
      for width in [1, 2, 3, 7, 20] {
        let lines = text.wrapped(to: width)
        #expect(lines.allSatisfy { $0.cellWidth <= width }, "\(text.debugDescription) at \(width)")
        #expect(lines.joined(separator: "\n").wrapped(to: width) == lines)
        guard width > 1 else { continue }
        let before = text.filter { !$0.isWhitespace }
        let after = lines.joined(separator: "\n").filter { !$0.isWhitespace }
        #expect(after == before, "\(text.debugDescription) at \(width)")
      }
    }
  }

  private func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }

  private func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return switch properties.generalCategory {
    case .control, .privateUse, .lineSeparator, .paragraphSeparator: true
    case _ where properties.isBidiControl || properties.isNoncharacterCodePoint: true
    case _ where [0x200B, 0xFEFF, 0xAD, 0xE0001, 0x115F].contains(scalar.value): true
    default: false
    }
  }

  private func isBounded(_ character: Character) -> Bool {
    let marks = character.unicodeScalars.filter {
      [.nonspacingMark, .spacingMark, .enclosingMark].contains($0.properties.generalCategory)
        && !$0.properties.isVariationSelector
    }
    return marks.count <= 8 && character.unicodeScalars.count <= 32
  }
}
