import Foundation
import LoopbackServer
import Terminal
import TestSupport
import Testing

/// Stories in the columns of a terminal.
@Suite(.timeLimit(.minutes(5))) struct StoryRowTests {
  private static let hour = 3_600
  private static let past = [5 * 60 + 30, 3 * hour + 1800, 50 * hour, 98 * 24 * hour, 4_000 * hour]

  @Test func `C21, C54: a list has columns, ages and at least 36 cells for a title`() async throws {
    try await InventedNews.served(stories: Array(1...5)) { news in
      let now = Int(Date().timeIntervalSince1970)
      let title = String(repeating: "t", count: 90)
      for (id, age) in zip(1..., Self.past) {
        news.item(id, InventedDocument.story(id, title: title, time: now - age))
      }
      let run = news.runOnTerminal(
        "list", "-q", "--color=never", environment: ["TZ": "Pacific/Kiritimati"])
      let lines = try await run.finish().screenLines
      #expect(lines[0] == "  #         id  pts cmts  age title")
      let local = Timestamp(now - Self.past[4] + 14 * Self.hour)?.iso8601.prefix(10) ?? ""
      for (line, age) in zip(lines.dropFirst(), [" 5m", " 3h", " 2d", "98d"] + [String(local)]) {
        #expect(line.dropFirst(14).hasPrefix("    7    3 "))
        #expect(line.dropFirst(24).drop { $0 == " " }.hasPrefix("\(age.drop { $0 == " " }) ttt"))
        #expect(line.prefix { $0 != "…" }.count { $0 == "t" } >= 35 && line.cellWidth <= 80)
        #expect(line.contains("…  stories.exa…") == (age.count == 3))
      }
    }
  }

  @Test func `C54: long values push the title, which keeps 36 cells`() async throws {
    try await InventedNews.served { news in
      let title = String(repeating: "t", count: 90)
      news.list([1_234_567_890])
      news.item(
        1_234_567_890,
        """
        {"id":1234567890,"type":"story","title":"\(title)","time":1,"score":123456,\
        "descendants":1234567}
        """)
      let lines = try await news.runOnTerminal("list", "-q", "--no-color").finish().screenLines
      let start = "  1   1234567890 123456 12345… 1970-01-01 "
      #expect(lines.last == start + String(repeating: "t", count: 80 - start.count - 1) + "…")
      #expect(80 - start.count >= 36)
    }
  }

  @Test(arguments: [(50, nil), (60, nil), (66, "stories.exa…"), (90, "stories.example")])
  func `a host is shown where there is room for more than a stump of it`(
    columns: Int, host: String?
  ) async throws {
    try await InventedNews.served { news in
      news.list([1])
      news.item(1, InventedDocument.story(1, title: String(repeating: "t", count: 90)))
      let run = news.runOnTerminal("list", "-q", "--no-color", columns: columns)
      let line = try #require(try await run.finish().screenLines.last)
      #expect(line.hasSuffix(host.map { "…  " + $0 } ?? "…"))
      #expect(line.cellWidth == columns)
    }
  }

  @Test(arguments: [
    ("www.München.example", "münchen.example"), ("%E6%97%A5%E6%9C%AC.example", "日本.example"),
    ("xn--mnchen-3ya.example", "xn--mnchen-3ya.example"), ("a_b.example", "a_b.example"),
    ("a%E2%80%AEb.example", "a%e2%80%aeb.example"), ("a%E3%85%A4b.example", "a%e3%85%a4b.example"),
    ("a%20b.example", "a%20b.example"), ("a%1Bb.example", "a%1bb.example"), ("[::1]", "::1"),
  ])
  func `a host of another script is read as it is written, one that could act is not`(
    host: String, shown: String
  ) async throws {
    try await InventedNews.served { news in
      news.list([1])
      news.item(1, #"{"id":1,"type":"story","title":"t","url":"https://\#(host)/x"}"#)
      let run = news.runOnTerminal("list", "-q", "--no-color")
      let line = try await run.finish().screenLines.last
      #expect(line?.hasSuffix(" t  \(shown)") == true)
    }
  }
}
