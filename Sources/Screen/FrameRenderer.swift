import Terminal

/// Writes frames as the bytes that turn one into the next.
///
/// Only cells that differ are written, between the marks of synchronized output. The first frame,
/// and the first after `forget`, clears the screen.
public struct FrameRenderer: Sendable {
  private let usesColor: Bool
  private let usesHyperlinks: Bool
  private let usesUTF8: Bool
  /// What the terminal shows; nil when that is not known.
  private var shown: Frame?

  /// Knows nothing of what the terminal shows.
  ///
  /// - Parameters:
  ///   - usesColor: whether colours are written; bold, reverse and the like always are.
  ///   - usesHyperlinks: whether links are written (OSC 8).
  ///   - usesUTF8: whether `…`, which marks where a text was cut, is written as such and not as `~`.
  public init(usesColor: Bool, usesHyperlinks: Bool, usesUTF8: Bool = true) {
    self.usesColor = usesColor
    self.usesHyperlinks = usesHyperlinks
    self.usesUTF8 = usesUTF8
  }

  /// Takes for granted no longer what the terminal shows: the next frame is drawn as a whole.
  public mutating func forget() { shown = nil }

  /// The bytes that make the terminal show `frame`; none where it does already.
  public mutating func render(_ frame: Frame) -> String {
    String(decoding: bytes(of: frame), as: UTF8.self)
  }

  /// As `render`.
  mutating func bytes(of frame: Frame) -> [UInt8] {
    let known = shown.flatMap { $0.size == frame.size ? $0 : nil }
    shown = frame
    let before = known ?? Frame(size: frame.size)
    var pen = FramePen(
      usesColor: usesColor, usesHyperlinks: usesHyperlinks, usesUTF8: usesUTF8)
    if known == nil { pen.clearScreen() }
    for row in 0..<frame.size.rows { pen.draw(row: row, of: frame, over: before) }
    pen.finish()
    guard !pen.output.isEmpty else { return [] }
    return Array("\u{1B}[?2026h".utf8) + pen.output + Array("\u{1B}[?2026l".utf8)
  }
}
