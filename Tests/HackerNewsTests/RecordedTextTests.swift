import Foundation
import HTTP
import HackerNews
import TestSupport
import Testing

@Suite(
  .timeLimit(.minutes(5)), .enabled(if: RecordedData.hackerNews.isThere, "\(RecordedData.absence)"))
struct RecordedTextTests {
  @Test(arguments: [
    (
      "title-html-entities.json", 90_000_001,
      #"Q&A: is 3 < 5 / 2 and AT&T's "R&D"? &notanentity; &copy2024"#
    ),
    ("title-raw-ampersand-real.json", 23_739_997, "D&D Map Sketcher"),
    ("title-fullwidth-real.json", 30_677_854, "Include ＜C++＞ Position on CppCon Safety"),
  ])
  func `a title is decoded once and no further`(file: String, id: Int, title: String) async throws {
    #expect(try await RecordedItem.story(file, id: id).title == title)
  }

  @Test(arguments: [
    ("title-bidi-override.json", 90_000_005), ("title-cjk.json", 90_000_003),
    ("title-control-ansi.json", 90_000_007), ("title-emoji.json", 90_000_002),
    ("title-rtl.json", 90_000_004),
  ])
  func `a hostile title is kept, and an address never holds a control character`(
    file: String, id: Int
  ) async throws {
    let story = try await RecordedItem.story(file, id: id)
    #expect(!story.title.isEmpty)
    let address = try #require(story.url).absoluteString
    #expect(address.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "\(address)")
  }

  @Test func `code keeps its lines, a link its whole address`() async throws {
    let code = try await RecordedItem.comment(
      "item-comment-code-shift-operators.json", id: 30_849_796)
    guard case .code(let text) = code.text.blocks[1] else {
      throw Gap(id: 0, reason: .unexpectedKind("no code"))
    }
    #expect(text.hasPrefix("    uint64_t lemur64(void) {\n      static"))
    #expect(text.contains("ull << 64 |"))
    #expect(text.hasSuffix(">> 64;\n    }"))
    let linked = try await RecordedItem.comment("item-comment-links-truncated.json", id: 47_366_582)
    #expect(
      linked.text.plainText.hasSuffix(
        "https://www.theverge.com/tech/893598/this-is-immediately-my-new-favorite-way-to-watch-youtube"
      ))
    #expect(linked.text.links.count == 3)
    #expect(!linked.text.plainText.contains("..."))
    let first = try await RecordedItem.comment(
      "item-comment-code-link-entities.json", id: 30_584_950)
    #expect(first.text.links.map(\.absoluteString) == ["https://trac.clfs.org/wiki/download"])
    #expect(first.text.blocks.count == 3)
  }

  @Test func `what looks like a tag only once decoded stays text`() async throws {
    let comment = try await RecordedItem.comment(
      "item-comment-italic-escaped-tag.json", id: 30_850_722)
    #expect(
      comment.text.plainText
        == "> Why is the system still this backwards?\n\nsee, capitalism\n\n<eyeroll>")
    #expect(
      comment.text.blocks[1]
        == .paragraph([RichText.Span("see, "), RichText.Span("capitalism", isItalic: true)]))
  }
}
