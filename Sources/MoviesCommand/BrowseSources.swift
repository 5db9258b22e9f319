#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import AsyncOperators
import Movies
import Posters
import Screen
import ToolKit

/// Where the events of the full-screen view come from, and who does what it wishes.
struct BrowseSources: LiveSources {
  var wishes: AsyncCurrentValueSubject<BrowseWishes, Never>
  var excerpt: MovieExcerpt
  var desk: MoviesDesk
  let inbox = EventInbox<BrowseEvent>()

  func start(in group: inout DiscardingTaskGroup) {
    group.addTask { await loadLists() }
    group.addTask { await loadDetails() }
    group.addTask { await search(on: desk.clock) }
    group.addTask { await drawPosters() }
  }

  func perform(
    _ effect: BrowseEffect, on session: ScreenSession, in group: inout DiscardingTaskGroup
  ) {
    switch effect {
    case .open(let url): group.addTask { open(url) }
    case .leave: break
    }
  }

  func follow(_ state: BrowseState) {
    if wishes.value != state.wishes { wishes.send(state.wishes) }
  }

  /// Brings the list that is wished for; another wish ends what an older one began.
  private func loadLists() async {
    let rounds = wishes.values().map(\.list).removeDuplicates().mapLatest { wish in
      if let wish { await load(wish) }
    }
    for await _ in rounds {}
  }

  private func load(_ wish: BrowseWishes.List) async {
    var movies: [Movie] = []
    do throws(MoviesError) {
      let pages = desk.client.movies(
        in: .list(wish.list), firstPage: excerpt.firstPage, limit: excerpt.limit)
      for try await page in pages {
        movies += page.movies
        inbox.add(.list(wish.list, movies, .loading, turn: wish.turn))
      }
      if !Task.isCancelled { inbox.add(.list(wish.list, movies, .complete, turn: wish.turn)) }
    } catch {
      let failure = Failure(error)
      guard !failure.isCancellation else { return }
      let text = ([failure.text] + failure.hints).joined(separator: ". ")
      inbox.add(.list(wish.list, movies, .failed(text), turn: wish.turn))
    }
  }

  private func loadDetails() async {
    let rounds = wishes.values().map(\.details).removeDuplicates().mapLatest { wish in
      guard let wish else { return }
      do throws(MoviesError) {
        let details = try await desk.client.details(of: wish.id)
        inbox.add(.details(id: wish.id, .success(details), turn: wish.turn))
      } catch {
        let failure = Failure(error)
        if !failure.isCancellation {
          inbox.add(.details(id: wish.id, .failure(failure), turn: wish.turn))
        }
      }
    }
    for await _ in rounds {}
  }

  private func search(on clock: some Clock<Duration>) async {
    await FilmSearch.answer(
      wishes.values().map(\.search).removeDuplicates(), on: clock,
      ask: { text throws(Failure) in
        do throws(MoviesError) {
          let page = try await desk.client.page(1, of: .search(text))
          return FoundFilms(movies: page.movies.withoutRepeats, totalCount: page.totalCount)
        } catch { throw Failure(error) }
      },
      report: { inbox.add(.found($0)) })
  }

  private func drawPosters() async {
    let rounds = wishes.values().map(\.poster).removeDuplicates().mapLatest { wish in
      guard let wish else { return }
      let file = await desk.file(of: wish.path, columns: wish.columns)
      let poster = Poster(bytes: file, columns: wish.columns, rows: wish.rows)
      let cells = await desk.writer.cells(of: poster)
      if !Task.isCancelled { inbox.add(.poster(wish, cells)) }
    }
    for await _ in rounds {}
  }

  private func open(_ url: URL) {
    if let problem = desk.browser.open(url) { inbox.add(.failed(problem)) }
  }
}

extension [Movie] {
  /// Each film once.
  fileprivate var withoutRepeats: [Movie] {
    var known: Set<Int> = []
    return filter { known.insert($0.id).inserted }
  }
}
