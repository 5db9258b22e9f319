import Foundation
import Terminal
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct TimestampTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"), (1_160_418_111, "2006-10-09T18:21:51Z"),
    (-1, "1969-12-31T23:59:59Z"),
    (951_782_400, "2000-02-29T00:00:00Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
    (253_402_300_799, "9999-12-31T23:59:59Z"), (-62_135_596_800, "0001-01-01T00:00:00Z"),
  ])
  func `C25: an instant is written in UTC with whole seconds`(seconds: Int, text: String) {
    #expect(Timestamp(seconds)?.iso8601 == text)
  }

  @Test(arguments: [Int.max, .min, 253_402_300_800, -62_135_596_801])
  func `an instant beyond four-digit years is none`(seconds: Int) {
    #expect(Timestamp(seconds) == nil)
  }

  @Test func `any instant is written as Foundation writes it`() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<500 {
      let seconds = Int.random(in: -2_000_000_000...200_000_000_000, using: &generator)
      let date = Date(timeIntervalSince1970: Double(seconds))
      #expect(Timestamp(seconds)?.iso8601 == date.formatted(.iso8601))
    }
  }

  @Test(arguments: [
    (0, "0m"), (59, "0m"), (60, "1m"), (3599, "59m"), (3600, "1h"), (86_399, "23h"), (86_400, "1d"),
    (8_639_999, "99d"), (8_640_000, "2025-03-30"), (-100, "0m"),
  ])
  func `C21: an age is minutes, hours, days, then a date`(passed: Int, text: String) throws {
    let now = try #require(Timestamp(1_752_000_000))  // 2025-07-08 18:40 UTC
    let then = try #require(Timestamp(now.seconds - passed))
    #expect(then.age(at: now, offset: 0) == text)
  }

  @Test func `C21: date and time are those of the place`() throws {
    let instant = try #require(Timestamp(1_752_000_000))
    #expect(instant.dateAndTime(offset: 19_800) == "2025-07-09 00:10")
    #expect(instant.dateAndTime(offset: -86_400) == "2025-07-07 18:40")
    let later = try #require(Timestamp(instant.seconds + 10_000_000))
    #expect(instant.age(at: later, offset: 19_800) == "2025-07-09")
  }

  @Test(arguments: [("IST-5:30", "19800"), ("EST5", "-18000"), ("UTC0", "0")])
  func `C21: the place is that of TZ`(zone: String, offset: String) async throws {
    let run = ToolRun("TerminalProbe", ["offset"], environment: ["TZ": zone])
    #expect(try await run.finish().outputText == offset + "\n")
  }
}
