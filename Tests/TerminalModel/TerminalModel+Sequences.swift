extension TerminalModel {
  mutating func apply(_ item: SequenceParser.Item) {
    switch item {
    case .text(let text): show(text)
    case .control(0x07): bells += 1
    case .control(0x0A): moveDown()
    case .control(0x0D): cursor.column = 0
    case .control(let byte): unknown.append("control \(byte)")
    case .sequence(let parameters, let final): apply(parameters, final)
    case .string(let text): apply(string: text)
    case .other(let text): unknown.append(text)
    }
  }

  private mutating func apply(_ parameters: String, _ final: Character) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false)
      .map { Int($0) ?? 0 }
    let first = max(1, numbers.first ?? 1)
    switch final {
    case "H":
      let column = max(1, numbers.dropFirst().first ?? 1)
      cursor = (min(first, rows) - 1, min(column, columns) - 1)
    case "G": cursor.column = min(first, columns) - 1
    case "K" where parameters.isEmpty: eraseRow()
    case "J" where parameters == "2": eraseScreen()
    case "m": setLook(numbers)
    case "h", "l":
      guard parameters.hasPrefix("?"), let mode = Int(parameters.dropFirst()),
        [7, 25, 1049, 2004, 2026].contains(mode)
      else { return unknown.append("[\(parameters)\(final)") }
      setMode(mode, final == "h")
    default: unknown.append("[\(parameters)\(final)")
    }
  }

  private mutating func setMode(_ mode: Int, _ isOn: Bool) {
    if isOn { modes.insert(mode) } else { modes.remove(mode) }
    if mode == 1049 { useAlternateScreen(isOn) }
  }

  private mutating func setLook(_ numbers: [Int]) {
    let plain = numbers.prefix { $0 != 38 }
    for number in plain {
      if number == 0 { (look, pixels) = ([], "") } else { look = (look + [number]).sorted() }
    }
    let colors = numbers.dropFirst(plain.count)
    if !colors.isEmpty { pixels = colors.map(String.init).joined(separator: ";") }
  }

  private mutating func apply(string: String) {
    guard string.hasPrefix("]8;;") else { return unknown.append(string) }
    link = String(string.dropFirst(4))
  }
}
