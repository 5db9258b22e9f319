/// Divides what a tool writes into text, controls and sequences.
struct SequenceParser {
  enum Item: Equatable {
    case text(String)
    case control(UInt8)
    case sequence(parameters: String, final: Character)
    /// From the byte behind ESC to the one before ST or BEL.
    case string(String)
    case other(String)
  }

  private enum State { case text, escape, sequence, string, stringEscape }

  private var state = State.text
  private var pending: [UInt8] = []
  private var items: [Item] = []

  mutating func take(_ byte: UInt8) {
    switch state {
    case .text: takeText(byte)
    case .escape: takeEscaped(byte)
    case .sequence:
      pending.append(byte)
      if (0x40...0x7E).contains(byte) {
        let text = takePending()
        items.append(.sequence(parameters: String(text.dropLast()), final: text.last ?? "?"))
      }
    case .string:
      if byte == 0x1B {
        state = .stringEscape
      } else if byte == 0x07 {
        items.append(.string(takePending()))
      } else {
        pending.append(byte)
      }
    case .stringEscape:
      items.append(byte == UInt8(ascii: "\\") ? .string(takePending()) : .other(takePending()))
    }
  }

  /// What is complete; a character that is not is kept.
  mutating func takeItems() -> [Item] {
    if state == .text { flushText() }
    defer { items = [] }
    return items
  }

  private mutating func takeText(_ byte: UInt8) {
    guard byte < 0x20 || byte == 0x7F else { return pending.append(byte) }
    flushText()
    if byte == 0x1B { state = .escape } else { items.append(.control(byte)) }
  }

  private mutating func takeEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["): state = .sequence
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      pending = [byte]
      state = .string
    default:
      pending = [byte]
      items.append(.other(takePending()))
    }
  }

  private mutating func takePending() -> String {
    defer { pending = [] }
    state = .text
    return String(decoding: pending, as: UTF8.self)
  }

  private mutating func flushText() {
    var end = pending.count
    while end > 0, pending.count - end < 4,
      String(validating: pending[..<end], as: UTF8.self) == nil
    {
      end -= 1
    }
    guard end > 0 else { return }
    items.append(.text(String(decoding: pending[..<end], as: UTF8.self)))
    pending.removeFirst(end)
  }
}
