import Terminal

/// A line of a page, in pieces that may look different; safe, measured and cut by then.
struct Line: Equatable, Sendable {
  /// A piece of text in one look.
  struct Piece: Equatable, Sendable {
    var text: String
    var style: Style
  }

  private(set) var pieces: [Piece] = []

  /// A line of one piece.
  init(_ text: String = "", _ style: Style = Style()) { append(text, style) }

  /// The line without any look.
  var text: String { pieces.map(\.text).joined() }

  /// Adds a piece.
  mutating func append(_ text: String, _ style: Style = Style()) {
    if !text.isEmpty { pieces.append(Piece(text: text, style: style)) }
  }

  /// The line cut to so many cells.
  func cut(to width: Int) -> Line {
    guard text.cellWidth > width else { return self }
    var line = Line()
    var rest = width
    for piece in pieces where rest > 0 {
      let text = piece.text.cut(to: rest)
      line.append(text, piece.style)
      rest -= text.cellWidth
    }
    return line
  }

  /// The line as it is written to a stream, without blanks at its end.
  func written(colored: Bool) -> String {
    var pieces = pieces
    while let last = pieces.last {
      let text = String(last.text.reversed().drop { $0 == " " }.reversed())
      pieces.removeLast()
      if !text.isEmpty {
        pieces.append(Piece(text: text, style: last.style))
        break
      }
    }
    return pieces.map { $0.style.applied(to: $0.text, enabled: colored) }.joined()
  }

  /// The line without characters of the tools' own that are not ASCII.
  var inASCII: Line {
    var line = Line()
    for piece in pieces {
      line.append(OwnSigns.ascii.applied(to: piece.text), piece.style)
    }
    return line
  }
}
