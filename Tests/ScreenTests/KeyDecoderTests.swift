import Screen
import Testing

@Suite struct KeyDecoderTests {
  private static let keys: [(sent: String, keys: [KeyPress])] = [
    ("a", [KeyPress(.character("a"))]), ("é", [KeyPress(.character("é"))]),
    ("漢", [KeyPress(.character("漢"))]), ("👍", [KeyPress(.character("👍"))]),
    ("\r", [KeyPress(.enter)]), ("\n", [KeyPress(.enter)]), ("\t", [KeyPress(.tab)]),
    ("\u{7F}", [KeyPress(.backspace)]), ("\u{8}", [KeyPress(.backspace)]),
    ("\u{3}", [KeyPress(.character("c"), .control)]),
    ("\u{17}", [KeyPress(.character("w"), .control)]),
    ("\u{0}", [KeyPress(.character(" "), .control)]),
    ("\u{1B}[A", [KeyPress(.up)]), ("\u{1B}OB", [KeyPress(.down)]),
    ("\u{1B}[C", [KeyPress(.right)]), ("\u{1B}OD", [KeyPress(.left)]),
    ("\u{1B}[1;5A", [KeyPress(.up, .control)]),
    ("\u{1B}[1;6D", [KeyPress(.left, [.control, .shift])]),
    ("\u{1B}[1;129B", [KeyPress(.down)]),  // Num Lock is on
    ("\u{1B}[1;2:1C", [KeyPress(.right, .shift)]),
    ("\u{1B}[H", [KeyPress(.home)]), ("\u{1B}[4~", [KeyPress(.end)]),
    ("\u{1B}OH", [KeyPress(.home)]), ("\u{1B}[8~", [KeyPress(.end)]),
    ("\u{1B}[5~", [KeyPress(.pageUp)]), ("\u{1B}[6;3~", [KeyPress(.pageDown, .alt)]),
    ("\u{1B}[3~", [KeyPress(.delete)]), ("\u{1B}[Z", [KeyPress(.tab, .shift)]),
    ("\u{1B}OM", [KeyPress(.enter)]),
    ("\u{1B}[27u", [KeyPress(.escape)]), ("\u{1B}[27;1u", [KeyPress(.escape)]),
    ("\u{1B}[99;5u", [KeyPress(.character("c"), .control)]),
    ("\u{1B}[67;6u", [KeyPress(.character("c"), [.control, .shift])]),
    ("\u{1B}[99:67;5:1u", [KeyPress(.character("c"), .control)]),
    ("\u{1B}[27;5;99~", [KeyPress(.character("c"), .control)]),
    ("\u{1B}[32;2u", [KeyPress(.character(" "), .shift)]),
    ("\u{1B}x", [KeyPress(.character("x"), .alt)]), ("\u{1B}é", [KeyPress(.character("é"), .alt)]),
    ("\u{1B}\r", [KeyPress(.enter, .alt)]),
    ("\u{1B}\u{1B}[A", [KeyPress(.up, .alt)]),
    ("\u{1B}\u{1B}x", [KeyPress(.escape), KeyPress(.character("x"), .alt)]),
    ("\u{1B}[\u{1B}[A", [KeyPress(.up)]),  // one that was never finished
    ("\u{1B}[1;\u{3}", [KeyPress(.character("c"), .control)]),
    ("\u{1B}]11;rgb\r", [KeyPress(.enter)]), ("\u{1B}]11;rgb\u{1B}[A", [KeyPress(.up)]),
  ]

  /// Nothing comes of these: answers to questions of others, keys without use, and nonsense.
  private static let swallowed = [
    "\u{1B}[97u", "\u{1B}[97;2u", "\u{1B}[99;5:3u", "\u{1B}[57358u", "\u{1B}[1;9A", "\u{1B}[1;0A",
    "\u{1B}[12;40R", "\u{1B}[?62;22c", "\u{1B}[?2026;2$y", "\u{1B}[>1;2c", "\u{1B}[I", "\u{1B}[O",
    "\u{1B}[<0;3;4M", "\u{1B}[M !!", "\u{1B}[[A", "\u{1B}OP", "\u{1B}Oq", "\u{1B}[15~",
    "\u{1B}[24;5~", "\u{1B}[201~", "\u{1B}]11;rgb:0000/0000/0000\u{1B}\\", "\u{1B}]0;q\u{7}",
    "\u{1B}P>|xterm(390)\u{1B}\\", "\u{1B}_Gi=1;OK\u{1B}\\",
    "\u{1B}[99999999999999999999u", "\u{1B}[" + String(repeating: "1;", count: 300) + "A",
    "\u{1B}[27;5~", "\u{1B}[1114112;5u", "\u{1B}[55296;5u", "\u{1B}[57344;5u", "\u{1B}[\u{E9}",
    "\u{85}",
  ]

  @Test(arguments: keys)
  func `C39: a sequence is one key, however it is split`(sent: String, keys: [KeyPress]) {
    let expected = keys.map { ScreenEvent.key($0) }
    let bytes = Array(sent.utf8)
    for split in 0...bytes.count {
      var decoder = KeyDecoder()
      var events = bytes[..<split].flatMap { decoder.decode($0) }
      // Nothing but an ESC is decided by time.
      if !decoder.isUndecided { events += decoder.timeOut() }
      events += bytes[split...].flatMap { decoder.decode($0) }
      #expect(events == expected)
      #expect(decoder.timeOut() == [])
    }
  }

  @Test(arguments: swallowed)
  func `C39: what is unknown is swallowed whole, and the next key is one`(sent: String) {
    #expect(Self.events(sent + "q") == [.key(KeyPress(.character("q")))])
  }

  @Test(arguments: [[0xC3], [0xE2, 0x82], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0x9B]])
  func `bytes that are not UTF-8 are no key`(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    let events = (bytes + [0x71]).flatMap { decoder.decode($0) }
    #expect(events == [.key(KeyPress(.character("q")))])
  }

  @Test(arguments: [("\u{1B}", 1), ("\u{1B}\u{1B}", 2), ("\u{1B}]x\u{1B}", 1)])
  func `C39: an ESC that nothing follows is the Esc key`(sent: String, count: Int) {
    var decoder = KeyDecoder()
    #expect(sent.utf8.flatMap { decoder.decode($0) } == [])
    #expect(decoder.isUndecided)
    #expect(decoder.timeOut() == Array(repeating: .key(KeyPress(.escape)), count: count))
    #expect(!decoder.isUndecided)
    #expect(decoder.decode(UInt8(ascii: "[")) == [.key(KeyPress(.character("[")))])
  }

  @Test(arguments: 1...200)
  func `C39: no sequence at random becomes text`(seed: UInt64) {
    var random = SplitMix(state: seed)
    var decoder = KeyDecoder()
    for _ in 0..<200 {
      for byte in Self.sequence(using: &random) {
        for case .key(let press) in decoder.decode(byte) {
          #expect(press.typedCharacter == nil || press.key == .character(" "))
        }
      }
    }
  }

  @Test(arguments: 1...200)
  func `after any bytes a key is a key again`(seed: UInt64) {
    var random = SplitMix(state: seed)
    var decoder = KeyDecoder()
    for _ in 0..<Int.random(in: 0...300, using: &random) {
      _ = decoder.decode(UInt8.random(in: 0...255, using: &random))
    }
    // A paste that has begun ends, and a control ends everything else.
    for byte in "\u{1B}[201~\r".utf8 { _ = decoder.decode(byte) }
    #expect(decoder.decode(UInt8(ascii: "q")) == [.key(KeyPress(.character("q")))])
  }

  static func events(_ sent: String) -> [ScreenEvent] {
    var decoder = KeyDecoder()
    return sent.utf8.flatMap { decoder.decode($0) }
  }

  /// CSI or SS3 with parameters and intermediates at random, ended as each must be; no paste.
  private static func sequence(using random: inout SplitMix) -> [UInt8] {
    var bytes: [UInt8] = [0x1B, Bool.random(using: &random) ? 0x5B : 0x4F]
    for _ in 0..<Int.random(in: 0...40, using: &random) {
      bytes.append(UInt8.random(in: 0x20...0x3F, using: &random))
    }
    let final = UInt8.random(in: 0x40...0x7E, using: &random)
    let isPaste = String(decoding: bytes.dropFirst(2), as: UTF8.self) == "200"
    bytes.append(isPaste ? 0x41 : final)
    if bytes == [0x1B, 0x5B, 0x5B] { bytes += [0x41] }
    if bytes == [0x1B, 0x5B, 0x4D] { bytes += [0x71, 0x71, 0x71] }
    return bytes
  }
}
