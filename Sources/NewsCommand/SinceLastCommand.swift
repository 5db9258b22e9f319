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
    let ids = try await desk.waiting { _ throws(HackerNewsError) in
      try await desk.client.ids(in: excerpt.feed).prefix(excerpt.limit)
    }
    let new = zip(1..., ids).filter { !known.contains($0.1) }
    var printed: [Int] = []
    let result: Result<[Gap], Failure>
    do throws(Failure) {
      result = .success(try await print(new, on: desk, noting: &printed))
    } catch { result = .failure(error) }
    await keep(printed, on: desk)
    let gaps = try result.get()
    GapReport(things: "stories", total: ids.count, gaps: gaps).note(on: desk.console)
    if let gap = gaps.first, gaps.count == ids.count { throw Failure(gap) }
  }

  /// Prints stories as soon as all before them are there; returns what is not to be had.
  private func print(
    _ stories: [(rank: Int, id: Int)], on desk: Desk, noting printed: inout [Int]
  ) async throws(Failure) -> [Gap] {
    var judge = StoryJudge(excerpt.rules, console: desk.console)
    var gaps: [Gap] = []
    var ranks = stories.makeIterator()
    for await outcome in desk.client.itemsInOrder(stories.map(\.id)) {
      guard let (rank, id) = ranks.next() else { break }
      switch outcome {
      case .success(let item) where item.title == nil:
        gaps.append(Gap(id: id, reason: .unexpectedKind(item.kind)))
      case .success(let item) where judge.verdict(on: item) == .wanted:
        let record = StoryRecord(item: item, position: rank, feed: excerpt.feed)
        let isFirst = printed.isEmpty && desk.layout.form == .rows
        try desk.print(
          (isFirst ? [StoryRow.heading(ofFeed: true, in: desk.layout)] : [])
            + [record.line(in: desk.layout)])
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
