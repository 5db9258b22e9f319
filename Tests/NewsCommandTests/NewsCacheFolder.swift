import FileStore
import Foundation
import HackerNews
import LoopbackServer
import TestSupport

@testable import NewsCommand

/// A cache folder of a test's own, for runs of the built tool.
struct NewsCacheFolder {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What lets a run use it; the folder for `news` is made by the tool.
  var environment: [String: String] { ["XDG_CACHE_HOME": folder.path] }

  /// The files of values, which have 64 digits for a name.
  var values: [URL] {
    folder.contents.filter { $0.split(separator: "/").last?.utf8.count == 64 }.sorted()
      .map { URL(filePath: folder.path).appending(path: $0) }
  }

  /// What is in the folder as runs against `news` see it, stored so many seconds ago.
  func memory(of news: InventedNews, secondsAgo: Double = 0, isFresh: Bool = false) -> DiskMemory {
    let cache = DiskCache(
      folder: folder.path + "/news", limits: DiskMemory.limits,
      now: { Date() - secondsAgo }, report: { _ in })
    let server = news.server.address
    return DiskMemory(
      cache: cache, addresses: ["\(server)/v0", "\(server)/api/v1"], isFresh: isFresh)
  }

  /// Fills it with stories of these numbers in the feed `top`, as a run some time ago would have.
  func fill(with ids: [Int], of news: InventedNews, secondsAgo: Double) async {
    let items = ids.map { (name: "item/\($0)", bytes: Array(InventedDocument.story($0).utf8)) }
    let list = (name: "list/top", bytes: Array("\(ids)".utf8))
    await memory(of: news, secondsAgo: secondsAgo).store(items + [list])
  }

  /// Changes every file.
  func damage(_ change: (inout Data) -> Void) throws {
    for file in values {
      var bytes = try Data(contentsOf: file)
      change(&bytes)
      try bytes.write(to: file)
    }
  }
}
