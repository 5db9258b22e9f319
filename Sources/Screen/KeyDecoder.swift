/// Turns the bytes of a terminal into keys and pasted text, one byte at a time.
///
/// All state is kept between bytes: however they are split, the same keys come out. Unknown
/// sequences, over-long ones and bytes that are not UTF-8 are swallowed whole. Only two things need
/// time: a lone ESC is the Esc key once no byte has followed for a while (`timeOut`), and what is
/// never ended must be given up at last (`giveUp`).
public struct KeyDecoder: Sendable {
  private enum State {
    case text(UTF8Scalar)
    /// One or two ESC came: the Esc key, Alt with another key, or the beginning of a sequence.
    case escape(count: Int)
    case sequence(ControlSequence)
    /// So many bytes more belong to a sequence that is not understood.
    case skipping(Int)
    /// A string such as the answer to a question, up to BEL or ESC `\`; the ESC may have come.
    case string(isEnding: Bool)
    case paste(PasteBuffer)
  }

  private var state = State.text(UTF8Scalar())

  /// Begins between two keys.
  public init() {}

  /// Whether an ESC waits for what follows it; if nothing does, call `timeOut`.
  public var isUndecided: Bool {
    switch state {
    case .escape, .string(isEnding: true): true
    default: false
    }
  }

  /// Whether a paste, or a sequence that is no key yet, waits for its end; if that does not come, call `giveUp`.
  public var isUnfinished: Bool {
    switch state {
    case .text, .escape, .string(isEnding: true): false
    case .sequence, .skipping, .string(isEnding: false), .paste: true
    }
  }

  /// The keys that are complete with `byte`: none, one, or two.
  public mutating func decode(_ byte: UInt8) -> [ScreenEvent] {
    switch state {
    case .text(let scalar): decodeText(byte, after: scalar)
    case .escape(let count): decode(byte, afterEscapes: count)
    case .sequence(let sequence): decode(byte, in: sequence)
    case .skipping(let count): skip(byte, of: count)
    case .string(let isEnding): decodeString(byte, isEnding: isEnding)
    case .paste(let buffer): decode(byte, in: buffer)
    }
  }

  /// The Esc keys that an ESC was, since no byte has followed it; none where nothing waits.
  public mutating func timeOut() -> [ScreenEvent] {
    guard isUndecided else { return [] }
    defer { state = .text(UTF8Scalar()) }
    guard case .escape(let count) = state else { return [.key(KeyPress(.escape))] }
    return Array(repeating: .key(KeyPress(.escape)), count: count)
  }

  /// What had come of a paste that was never ended; of anything else unfinished nothing comes.
  public mutating func giveUp() -> [ScreenEvent] {
    guard isUnfinished else { return [] }
    defer { state = .text(UTF8Scalar()) }
    if case .paste(let buffer) = state { return buffer.events }
    return []
  }

  private mutating func decodeText(_ byte: UInt8, after scalar: UTF8Scalar) -> [ScreenEvent] {
    state = .text(UTF8Scalar())
    switch byte {
    case 0x1B:
      state = .escape(count: 1)
      return []
    case ..<0x80: return [.key(KeyPress(ascii: byte))]
    default:
      var scalar = scalar
      let character = scalar.append(byte)
      if scalar.isUnfinished { state = .text(scalar) }
      return character.map { [.key(KeyPress(.character($0), scalar.modifiers))] } ?? []
    }
  }

  private mutating func decode(_ byte: UInt8, afterEscapes count: Int) -> [ScreenEvent] {
    let escapes = Array(repeating: ScreenEvent.key(KeyPress(.escape)), count: count - 1)
    switch byte {
    case 0x1B:
      state = .escape(count: 2)
      return escapes
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      let alt: KeyModifiers = count > 1 ? .alt : []
      state = .sequence(ControlSequence(isShort: byte == UInt8(ascii: "O"), held: alt))
      return []
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      state = .string(isEnding: false)
      return escapes
    case ..<0x80:
      state = .text(UTF8Scalar())
      var press = KeyPress(ascii: byte)
      press.modifiers.insert(.alt)
      return escapes + [.key(press)]
    default: return escapes + decodeText(byte, after: UTF8Scalar(modifiers: .alt))
    }
  }

  private mutating func decode(_ byte: UInt8, in sequence: ControlSequence) -> [ScreenEvent] {
    state = .text(UTF8Scalar())
    switch byte {
    case 0x20...0x3F:
      var sequence = sequence
      sequence.append(byte)
      state = .sequence(sequence)
      return []
    case 0x40...0x7E:
      switch sequence.meaning(endedBy: byte) {
      case .key(let press): return [.key(press)]
      case .pasteBegins:
        state = .paste(PasteBuffer())
        // An ESC came just before: that was the key.
        if sequence.held == .alt { return [.key(KeyPress(.escape))] }
      case .unknown(let more): if more > 0 { state = .skipping(more) }
      }
      return []
    // A control ends what was never finished and is a key; anything else is swallowed with it.
    case ..<0x80: return decodeText(byte, after: UTF8Scalar())
    default: return []
    }
  }

  private mutating func skip(_ byte: UInt8, of count: Int) -> [ScreenEvent] {
    state = count > 1 ? .skipping(count - 1) : .text(UTF8Scalar())
    return byte < 0x20 ? decodeText(byte, after: UTF8Scalar()) : []
  }

  private mutating func decodeString(_ byte: UInt8, isEnding: Bool) -> [ScreenEvent] {
    switch byte {
    case UInt8(ascii: "\\") where isEnding, 0x07: state = .text(UTF8Scalar())
    case 0x1B: state = .string(isEnding: true)
    case _ where isEnding: return decode(byte, afterEscapes: 1)
    // Alt and a letter looks like the beginning of a string: any control leads out again.
    case ..<0x20, 0x7F: return decodeText(byte, after: UTF8Scalar())
    default: break
    }
    return []
  }

  private mutating func decode(_ byte: UInt8, in buffer: PasteBuffer) -> [ScreenEvent] {
    state = .text(UTF8Scalar())
    var buffer = buffer
    guard buffer.append(byte) else {
      state = .paste(buffer)
      return []
    }
    return buffer.events
  }
}
