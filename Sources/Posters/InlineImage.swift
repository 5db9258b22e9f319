#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Writes pictures as inline images of iTerm2, whose terminal decodes them.
///
/// Source: iterm2.com/documentation-images.html.
public enum InlineImage {
  /// Shows a file, PNG or JPEG, at the cursor.
  public static func show(_ file: [UInt8], columns: Int, rows: Int) -> String {
    let text = Data(file).base64EncodedString()
    let keys = "inline=1;size=\(file.count);width=\(columns);height=\(rows);preserveAspectRatio=1"
    return "\u{1B}]1337;File=\(keys):\(text)\u{7}"
  }
}
