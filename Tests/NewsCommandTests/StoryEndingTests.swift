import Foundation
import HackerNews
import Testing

@testable import NewsCommand

@Suite struct StoryEndingTests {
  @Test func `a title is not looked at beyond what can fill its cells`() {
    let unseen = String(repeating: "\u{200B}", count: 1_000)
    #expect(Self.title("a" + unseen + "b", in: 60) == "a…")
    #expect(Self.title(String(repeating: "é", count: 1_000), in: 4) == "ééé…")
  }

  @Test(arguments: [
    ("", ""), ("日本語の記事", "日本語の記事"), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦"),
    ("a\u{202E}b\u{1B}[2J", "ab\u{FFFD}[2J"),
  ])
  func `a title that fits stays whole`(text: String, title: String) {
    #expect(Self.title(text, in: 12) == title)
  }

  private static func title(_ text: String, in cells: Int) -> String {
    let item = DrivenView.story(1, title: text)
    return StoryEnding(of: item, in: cells, linksTitle: false).title
  }
}
