import FileStore
import HackerNews
import Testing

@testable import NewsCommand

@Suite struct PrintedStoriesTests {
  private let new = PrintedStories.List(service: "news.example/v0", feed: .new)
  private let top = PrintedStories.List(service: "news.example/v0", feed: .top)

  @Test func `lists are kept apart, and come back from their bytes`() {
    var printed = PrintedStories()
    printed.add([3, 1], to: new)
    printed.add([2], to: top)
    printed.add([5, 1], to: new)
    #expect(
      String(decoding: printed.bytes, as: UTF8.self)
        == "news.example/v0 top 2\nnews.example/v0 new 3 5 1\n")
    #expect(PrintedStories(printed.bytes) == printed)
    #expect(printed.ids(of: new) == [1, 3, 5] && printed.ids(of: top) == [2])
  }

  @Test(arguments: [
    "", "\n\n", "a", "a new", "a old 1 2", "\u{0}\u{1}\u{2}", "a new x y",
    String(repeating: "9 ", count: 99),
  ])
  func `what is no list is left out`(text: String) {
    let printed = PrintedStories(
      Array((text + "\nnews.example/v0 new 7 x 99999999999999999999 8").utf8))
    #expect(printed.ids(of: new) == [7, 8])
    #expect(printed.ids(of: top) == [])
  }

  @Test func `the latest stories and lists are kept`() {
    var printed = PrintedStories()
    printed.add(Array(1...PrintedStories.mostStories), to: new)
    printed.add([1, 99_999], to: new)
    #expect(printed.ids(of: new).count == PrintedStories.mostStories)
    #expect(printed.ids(of: new).contains(1) && !printed.ids(of: new).contains(2))
    for number in 1...PrintedStories.mostLists {
      printed.add([1], to: PrintedStories.List(service: "\(number).example/v0", feed: .new))
    }
    #expect(printed.ids(of: new) == [])
    #expect(printed.bytes.split(separator: 0x0A).count == PrintedStories.mostLists)
  }

  @Test func `the fullest file is no longer than may be read`() throws {
    var printed = PrintedStories()
    for number in 1...PrintedStories.mostLists {
      let service = String(repeating: "x", count: 300) + "\(number)"
      let ids = Array(1_000_000_000..<1_000_000_000 + PrintedStories.mostStories)
      printed.add(ids, to: PrintedStories.List(service: service, feed: .new))
    }
    let file = try #require(PrintedFile.usual(in: ["HOME": "/h"]))
    #expect(file.path == "/h/.local/state/news/printed")
    #expect(printed.bytes.count <= file.mostBytes)
  }
}
