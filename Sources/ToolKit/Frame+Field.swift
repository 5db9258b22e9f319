package import Screen
import Terminal

extension Frame {
  /// Draws a line of text being typed, its cursor in view, and a note at the right edge.
  package mutating func draw(_ field: TextField, prompt: String, row: Int, note: String) {
    let noteWidth = size.columns >= 40 ? note.cellWidth + 2 : 0
    let start = draw(prompt, row: row, column: 0, style: .title)
    let room = max(1, size.columns - start - 1 - noteWidth)
    let characters = Array(field.text.safeLine)
    var first = min(field.cursor, characters.count)
    var cells = 0
    while first > 0, cells + characters[first - 1].cellWidth <= room {
      first -= 1
      cells += characters[first].cellWidth
    }
    let shown = String(characters[first...])
    draw(shown, row: row, column: start, width: room + 1)
    let cursor = start + cells
    restyle(row: row, columns: cursor..<cursor + 1) { $0.reverse = true }
    if noteWidth > 0 {
      draw(note, row: row, column: size.columns - note.cellWidth, style: .status)
    }
  }
}
