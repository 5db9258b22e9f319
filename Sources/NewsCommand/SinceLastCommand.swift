#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import FileStore
import HTTP
import HackerNews
import Terminal
import ToolKit

/// `news list --since-last`: of a feed, what was not printed that way before.
///
/// What cannot be loaded, is not wanted or cannot be written does not count as printed: it comes once it can.
struct SinceLastCommand: Sendable {
  var excerpt: FeedExcerpt
  var service: URL
  /// Where it is kept what was printed; nil where nothing is kept and all is new.
  var file: StoredFile?

  /// Prints what is new, and keeps what was printed of it also where the rest fails.
  func run(on desk: Desk) async throws(Failure) {
    let known = try knownIDs()
    var printed: [Int] = []
    let result: Result<(total: Int, gaps: [Gap]), Failure>
    do throws(Failure) {
      result = .success(
        try await desk.console.withProgress("Loading", clock: desk.clock) {
          progress async throws(Failure) in
          let ids = try await ids(on: desk)
          let new = zip(1..., ids).filter { !known.contains($0.1) }
          let gaps = try await print(new, on: desk, saying: progress, noting: &printed)
          return (ids.count, gaps)
        })
    } catch { result = .failure(error) }
    await keep(printed, on: desk)
    let (total, gaps) = try result.get()
    GapReport(things: "stories", total: total, gaps: gaps).note(on: desk.console)
    if let gap = gaps.first, gaps.count == total { throw Failure(gap) }
  }

  private func ids(on desk: Desk) async throws(Failure) -> ArraySlice<Int> {
    do throws(HackerNewsError) {
      return try await desk.client.ids(in: excerpt.feed).prefix(excerpt.limit)
    } catch { throw Failure(error) }
  }

  /// Prints stories as soon as all before them are there; returns what is not to be had.
  private func print(
    _ stories: [(rank: Int, id: Int)], on desk: Desk, saying progress: Progress,
    noting printed: inout [Int]
  ) async throws(Failure) -> [Gap] {
    var judge = StoryJudge(excerpt.rules, console: desk.console)
    var gaps: [Gap] = []
    var done = 0
    for await outcome in desk.client.itemsInOrder(stories.map(\.id)) {
      let (rank, id) = stories[done]
      done += 1
      progress.say("Loading \(done) of \(stories.count)")
      switch outcome {
      case .success(let item) where item.title == nil:
        gaps.append(Gap(id: id, reason: .unexpectedKind(item.kind)))
      case .success(let item) where judge.verdict(on: item) == .wanted:
        let record = StoryRecord(item: item, position: rank, feed: excerpt.feed)
        let isFirst = printed.isEmpty && desk.layout.form == .rows
        let heading = isFirst ? [StoryRow.heading(ofFeed: true, in: desk.layout)] : []
        try desk.print(heading + [record.line(in: desk.layout)])
        printed.append(id)
      case .success: break
      case .failure(let gap): gaps.append(gap)
      }
    }
    if Task.isCancelled { throw Failure(.http(.cancelled)) }
    return gaps
  }

  private var list: PrintedStories.List {
    let port = service.port.map { ":\($0)" } ?? ""
    return PrintedStories.List(
      service: (service.host() ?? "") + port + service.path(), feed: excerpt.feed)
  }

  private func knownIDs() throws(Failure) -> Set<Int> {
    do throws(StoredFileError) {
      return PrintedStories(try file?.read() ?? []).ids(of: list)
    } catch {
      throw Failure(text: "cannot read what was printed before: \(error)", status: .failure)
    }
  }

  private func keep(_ ids: [Int], on desk: Desk) async {
    guard let file, !ids.isEmpty else { return }
    do throws(StoredFileError) {
      try await file.update(clock: desk.clock) { bytes in
        var printed = PrintedStories(bytes)
        printed.add(ids, to: list)
        return printed.bytes
      }
    } catch {
      desk.console.warning("cannot keep what was printed, which will be printed again: \(error)")
    }
  }
}
