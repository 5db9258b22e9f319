import Movies
import Screen
import Terminal
import ToolKit

extension BrowseState {
  /// Rows between the first line and the last.
  var pageHeight: Int { max(1, size.rows - 2) }

  /// Rows of a list; with names above the columns where there is room for them.
  var listHeight: Int { max(1, pageHeight - (hasHeading ? 1 : 0)) }

  var hasHeading: Bool { size.rows >= 10 }

  /// What the help page says.
  var helpLines: [String] {
    KeyHelp.movies.lines(width: size.columns) + [""] + Credits.notice.wrapped(to: size.columns)
  }

  /// The screen as it is to look.
  func frame() -> Frame {
    if let frame = Frame.ofTooSmallWindow(size) { return frame }
    var frame = Frame(size: size)
    switch pages.last {
    case nil:
      frame.drawTabs(
        MovieList.allCases.map(\.rawValue), selected: MovieList.allCases.firstIndex(of: list) ?? 0)
      draw(shelf.movies, at: shelf.cursor, instead: emptiness, on: &frame)
    case .details(let reader): draw(reader, on: &frame)
    case .search(let search):
      frame.draw("Search all films", row: 0, column: 0, style: .title)
      // What was found stays on show while further letters are typed.
      draw(
        search.answer?.page?.movies ?? [], at: search.cursor, instead: search.emptiness, on: &frame)
    case .help(let top): frame.drawPage(helpLines.dropFirst(top), titled: "Keys")
    }
    drawStatus(on: &frame)
    return frame
  }

  private func draw(
    _ movies: [Movie], at cursor: ListCursor, instead: String, on frame: inout Frame
  ) {
    var row = 1
    let width = size.columns
    if hasHeading {
      if !movies.isEmpty {
        frame.draw(MovieRow.heading(width: width), row: row, column: 0, style: .aside)
      }
      row += 1
    }
    for index in cursor.window(height: listHeight) where index < movies.count {
      let record = MovieRecord(movie: movies[index], position: index + 1)
      var column = 0
      for part in MovieRow(record, width: width, glyphs: settings.glyphs).parts {
        column = frame.draw(part.text, row: row, column: column, style: part.style)
      }
      if index == cursor.selected {
        frame.restyle(row: row, columns: 0..<width) { $0.reverse = true }
      }
      row += 1
    }
    guard movies.isEmpty else { return }
    let isFailure = instead.hasPrefix("error")
    for line in instead.wrapped(to: width) where row < size.rows - 1 {
      frame.draw(line, row: row, column: 0, style: isFailure ? .problem : .aside)
      row += 1
    }
  }

  private var emptiness: String {
    switch shelf.progress {
    case .loading: ""
    case .complete: "the list '\(list.rawValue)' is empty"
    case .retrying(_, let text), .failed(let text): "error: \(text)"
    }
  }
}

extension FilmSearch {
  /// What is said in place of films.
  fileprivate var emptiness: String {
    if let failure = answer?.failure { return failure }
    if query.isEmpty { return "type two letters or more" }
    return answer?.text == field.text ? "nothing found" : "searching"
  }
}
