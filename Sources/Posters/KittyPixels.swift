/// The pixels of a picture that another program wrote for kitty.
struct KittyPixels {
  private var keys: [String: String] = [:]
  private var text = ""

  /// Nil unless `output` holds one picture sent in the stream, in base64.
  init?(_ output: [UInt8]) {
    var rest = String(decoding: output, as: UTF8.self).utf8[...]
    while let start = rest.firstRange(of: "\u{1B}_G".utf8),
      let end = rest[start.upperBound...].firstRange(of: "\u{1B}\\".utf8)
    {
      let parts = rest[start.upperBound..<end.lowerBound].split(
        separator: UInt8(ascii: ";"), maxSplits: 1, omittingEmptySubsequences: false)
      if keys.isEmpty, let first = parts.first {
        for pair in Substring(first).split(separator: ",") {
          let sides = pair.split(separator: "=", maxSplits: 1)
          if sides.count == 2 { keys[String(sides[0])] = String(sides[1]) }
        }
      }
      if parts.count == 2 { text += String(Substring(parts[1])) }
      rest = rest[end.upperBound...]
    }
    let isBase64 = text.utf8.allSatisfy { byte in
      switch byte {
      case 0x2B, 0x2F...0x39, 0x3D, 0x41...0x5A, 0x61...0x7A: true
      default: false
      }
    }
    guard isBase64, !text.isEmpty, text.utf8.count % 4 == 0,
      ["24", "32", "100"].contains(keys["f"] ?? "")
    else { return nil }
    for name in ["s", "v"] where keys["f"] != "100" && Self.number(keys[name]) == nil { return nil }
  }

  /// The picture at the cursor.
  func text(id: UInt32, columns: Int, rows: Int) -> String {
    var own = "a=T,f=\(keys["f"] ?? "32")"
    for name in ["s", "v"] {
      if let number = Self.number(keys[name]) { own += ",\(name)=\(number)" }
    }
    if keys["o"] == "z" { own += ",o=z" }
    return KittyGraphics.pieces(text, keys: own + ",i=\(id),c=\(columns),r=\(rows),q=2")
  }

  private static func number(_ text: String?) -> UInt16? { text.flatMap { UInt16($0) } }
}
