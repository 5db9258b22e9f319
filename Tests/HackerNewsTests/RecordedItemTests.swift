import Foundation
import HTTP
import HackerNews
import TestSupport
import Testing

@Suite(
  .timeLimit(.minutes(5)), .enabled(if: RecordedData.hackerNews.isThere, "\(RecordedData.absence)"))
struct RecordedItemTests {
  @Test func `a link story has every field`() async throws {
    let story = try await RecordedItem.story("item-story.json", id: 30_852_818)
    #expect(story.title == "The hunt for the M1’s neural engine")
    #expect(story.author == "user1")
    #expect(story.points == 33)
    #expect(story.commentCount == 10)
    #expect(story.kids == [30_853_188, 30_852_987])
    #expect(story.time == Date(timeIntervalSince1970: 1_648_630_364))
    #expect(
      story.url?.absoluteString
        == "https://eclecticlight.co/2022/03/30/the-hunt-for-the-m1s-neural-engine/")
    #expect(Item.story(story).host == "eclecticlight.co")
    #expect(story.text == nil)
  }

  @Test func `a question without a url is a story`() async throws {
    let story = try await RecordedItem.story("item-ask-no-url.json", id: 30_822_339)
    #expect(story.url == nil)
    #expect(story.text?.blocks.count == 3)
    #expect(story.kids.count == 113)
  }

  @Test func `a story with neither url nor text is a story`() async throws {
    let story = try await RecordedItem.story("item-story-no-url-no-text.json", id: 30_839_731)
    #expect(story.url == nil && story.text == nil && story.kids == [])
  }

  @Test(arguments: [
    ("item-story-deleted.json", 28_537_185, Gap.Reason.deleted),
    ("item-story-dead-no-title.json", 30_694_433, .dead),
    ("item-story-dead-with-title.json", 29_340_969, .dead),
    ("item-story-dead-and-deleted.json", 25_494_952, .deleted),
    ("item-comment-deleted.json", 47_367_592, .deleted),
    ("item-comment-dead-no-text-2022.json", 30_840_626, .dead),
    ("item-comment-dead-text-dead-2026.json", 47_367_444, .dead),
    ("item-comment-dead-text-flagged-2026.json", 49_578_709, .dead),
    ("item-comment-dead-and-deleted.json", 30_852_065, .deleted),
    ("item-comment-delayed.json", 41_040_001, .delayed),
    ("item-null.json", 1, .missing),
    ("item-unknown-type-and-fields.json", 90_000_010, .unexpectedKind("chart")),
    ("item-story.json", 30_852_819, .wrongID(30_852_818)),
    ("error-permission-denied.json", 1, .wrongID(nil)),
  ])
  func `what cannot be shown is a gap with its reason`(
    file: String, id: Int, reason: Gap.Reason
  ) async throws {
    #expect(try await RecordedItem.outcome(file, id: id) == .failure(Gap(id: id, reason: reason)))
  }

  @Test func `a document with half a surrogate pair is a gap`() async throws {
    guard
      case .failure(let gap) = try await RecordedItem.outcome(
        "item-lone-surrogate.json", id: 90_000_009),
      case .malformed(let flaw) = gap.reason
    else { throw Gap(id: 0, reason: .unexpectedKind("no gap")) }
    #expect(!flaw.isEmpty)
  }

  @Test func `a job is a job, with a text or a link`() async throws {
    guard
      case .job(let linked) = try await RecordedItem.outcome("item-job.json", id: 30_830_860).get(),
      case .job(let told) = try await RecordedItem.outcome(
        "item-job-text-no-url.json", id: 30_788_655
      ).get()
    else { throw Gap(id: 0, reason: .unexpectedKind("no job")) }
    #expect(Item.job(linked).host == "questdb.io")
    #expect(told.url == nil)
    #expect(told.text?.blocks.count == 8)
    #expect(told.text?.links.count == 2)
  }

  @Test func `a poll has its options in order, an option its votes`() async throws {
    guard
      case .poll(let poll) = try await RecordedItem.outcome("item-poll.json", id: 30_239_441).get(),
      case .pollOption(let option) = try await RecordedItem.outcome(
        "item-pollopt-30239442.json", id: 30_239_442
      )
      .get()
    else { throw Gap(id: 0, reason: .unexpectedKind("no poll")) }
    #expect(poll.parts == [30_239_442, 30_239_443, 30_239_444, 30_239_445, 30_239_446])
    #expect(option.votes == 1542 && option.poll == 30_239_441)
    #expect(option.text.plainText == "Work from home")
  }
}
