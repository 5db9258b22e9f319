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
  var lists: MovieListModel
  var desk: MoviesDesk
  let inbox = EventInbox<BrowseEvent>()

  func start(in group: inout DiscardingTaskGroup) {
    group.addTask { await loadLists() }
    group.addTask { await tick(on: desk.clock) }
    group.addTask { await loadDetails() }
    group.addTask { await search(on: desk.clock) }
    group.addTask { await drawPosters() }
    group.addTask { await prefetchPosters(on: desk.clock) }
  }

  func perform(_ effect: BrowseEffect, on session: ScreenSession) async {
    switch effect {
    case .open(let url): open(url)
    case .leave: break
    }
  }

  func follow(_ state: BrowseState) {
    let wished = state.wishes
    if let list = wished.list { lists.ask(list) }
    if wishes.value != wished { wishes.send(wished) }
  }

  /// Passes on how far the list has come that was wished for last.
  private func loadLists() async {
    await withDiscardingTaskGroup { group in
      group.addTask { await lists.run() }
      for await snapshot in lists.snapshots.values() {
        let (request, movies) = (snapshot.request, snapshot.movies)
        let progress = Shelf.Progress(snapshot.progress)
        inbox.add(.list(request.list, movies, progress, turn: request.turn))
      }
    }
  }

  private func tick(on clock: some Clock<Duration>) async {
    let rounds = wishes.values().map(\.countsDown).removeDuplicates().mapLatest { counts in
      guard counts else { return }
      for await _ in AsyncTimerSequence(interval: .seconds(1), clock: clock) { inbox.add(.tick) }
    }
    for await _ in rounds {}
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
      let file = await desk.file(of: wish.path, columns: wish.columns, form: .blocks)
      let poster = Poster(bytes: file, columns: wish.columns, rows: wish.rows)
      let cells = await desk.writer.cells(of: poster)
      if !Task.isCancelled { inbox.add(.poster(wish, cells)) }
    }
    for await _ in rounds {}
  }

  /// Brings the posters of rows that have stood for a moment: while one scrolls, none.
  private func prefetchPosters(on clock: some Clock<Duration>) async {
    let rounds = wishes.values().map(\.nextPosters).removeDuplicates().mapLatest { next in
      guard let next else { return }
      do { try await clock.sleep(for: .milliseconds(100)) } catch { return }
      await desk.posters.prefetch(next.paths, size: desk.size(columns: next.columns, form: .blocks))
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
