import Foundation
import HTTP
import Movies
import Screen
import Terminal
import Testing
import ToolKit

@testable import MoviesCommand

/// The last line of the view while a list cannot be brought.
@Suite struct BrowseStatusTests {
  private static let start = Date(timeIntervalSince1970: 1_700_000_000)
  private static let busy = "h/3/movie/upcoming asks to slow down: try again in 5 s"

  private static func state(films: Int) -> BrowseState {
    let settings = BrowseSettings(list: .upcoming) { _, _, _ in [] }
    var state = BrowseState(
      settings: settings, size: TerminalSize(columns: 80, rows: 10), now: start)
    if films > 0 {
      let movies = (1...films).map { Movie(id: $0, title: "Film \($0)") }
      _ = state.update(.list(.upcoming, movies, .loading, turn: 0), at: start)
    }
    return state
  }

  private static func lines(_ state: BrowseState) -> [String] {
    let frame = state.frame()
    return (0..<frame.size.rows).map { frame.text(row: $0) }
  }

  @Test func `what came stays, with why there is no more and a countdown`() {
    var state = Self.state(films: 2)
    _ = state.update(
      .list(.upcoming, [], .retrying(at: Self.start + 4.2, Self.busy), turn: 0), at: Self.start)
    #expect(Self.lines(state)[2].hasSuffix("Film 1"))
    for (passed, text) in [
      (0.0, "again in 5 s"), (0.3, "again in 4 s"), (4, "again in 1 s"), (4.3, "trying again"),
    ] {
      _ = state.update(.tick, at: Self.start + passed)
      #expect(Self.lines(state)[9].hasPrefix("error, \(text): h/3/movie/upcoming asks"))
    }
    #expect(state.wishes.countsDown && state.wishes.list == MovieListRequest(list: .upcoming))
    let films = (1...3).map { Movie(id: $0, title: "Film \($0)") }
    _ = state.update(.list(.upcoming, films, .complete, turn: 0), at: Self.start + 5)
    #expect(Self.lines(state)[9].hasPrefix("3 films"))
    #expect(!state.wishes.countsDown && state.wishes.list == nil)
  }

  @Test func `a list without films says why in its place`() {
    var state = Self.state(films: 0)
    _ = state.update(
      .list(.upcoming, [], .retrying(at: Self.start + 5, Self.busy), turn: 0), at: Self.start)
    #expect(Self.lines(state).contains("error: \(Self.busy)"))
    #expect(Self.lines(state)[9].hasPrefix("error, again in 5 s  "))
  }

  @Test func `a clock that is set back makes no long wait`() {
    var state = Self.state(films: 1)
    _ = state.update(
      .list(.upcoming, [], .retrying(at: Self.start, Self.busy), turn: 0),
      at: Self.start - 1_000_000)
    #expect(Self.lines(state)[9].hasPrefix("error, again in 600 s"))
  }

  @Test func `r asks at once, and another list leaves the wait`() {
    var state = Self.state(films: 1)
    let wait = Shelf.Progress.retrying(at: Self.start + 5, Self.busy)
    _ = state.update(.list(.upcoming, [], wait, turn: 0), at: Self.start)
    _ = state.update(.screen(.key(KeyPress(.character("2")))), at: Self.start)
    #expect(state.wishes.list == MovieListRequest(list: .upcoming))
    _ = state.update(.screen(.key(KeyPress(.character("3")))), at: Self.start)
    #expect(state.wishes.list == MovieListRequest(list: .popular) && !state.wishes.countsDown)
    _ = state.update(.screen(.key(KeyPress(.character("2")))), at: Self.start)
    #expect(state.wishes.list == MovieListRequest(list: .upcoming) && state.wishes.countsDown)
    _ = state.update(.screen(.key(KeyPress(.character("r")))), at: Self.start)
    #expect(state.wishes.list == MovieListRequest(list: .upcoming, turn: 1))
    #expect(Self.lines(state)[9].hasPrefix("loading 1 "))
  }

  @Test func `C50: a hostile reason is harmless`() {
    let error = MoviesError.http(.unreachable(host: "h", reason: "\u{1B}[2J\u{202E}\n"))
    for progress in [
      MovieListSnapshot.Progress.failed(error), .retrying(at: Self.start, reason: error),
    ] {
      var state = Self.state(films: 1)
      _ = state.update(.list(.upcoming, [], Shelf.Progress(progress), turn: 0), at: Self.start)
      #expect(Self.lines(state)[9].contains("cannot reach h: \u{FFFD}[2J"))
    }
  }
}
