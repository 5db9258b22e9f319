#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Writes pictures in the graphics protocol of kitty, none of which is answered.
///
/// Source: kitty's graphics-protocol.rst.
public enum KittyGraphics {
  /// The most characters of a piece.
  static let mostCharacters = 4096

  /// Shows a PNG at the cursor, which goes on behind its last row.
  ///
  /// - Parameters:
  ///   - png: the file as it is.
  ///   - id: tells this picture from others, 1 or more.
  ///   - columns: cells across.
  ///   - rows: rows of cells.
  /// - Returns: pieces of at most 4,096 characters, to be written without anything between.
  public static func show(png: [UInt8], id: UInt32, columns: Int, rows: Int) -> String {
    let text = Data(png).base64EncodedString()
    return pieces(text, keys: "a=T,f=100,i=\(id),c=\(columns),r=\(rows),q=2")
  }

  /// Takes a picture away and frees what it took; for a full-screen view that is left.
  public static func delete(id: UInt32) -> String { "\u{1B}_Ga=d,d=I,i=\(id),q=2\u{1B}\\" }

  static func pieces(_ text: String, keys: String) -> String {
    let bytes = Array(text.utf8)
    var pieces = ""
    var start = 0
    repeat {
      let end = min(start + mostCharacters, bytes.count)
      let more = end < bytes.count ? 1 : 0
      let own = start == 0 ? keys + ",m=\(more)" : "m=\(more),q=2"
      pieces += "\u{1B}_G\(own);\(String(decoding: bytes[start..<end], as: UTF8.self))\u{1B}\\"
      start = end
    } while start < bytes.count
    return pieces
  }
}
