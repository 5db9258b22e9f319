import AsyncOperatorsTesting
import Foundation
import HTTP
import Options
import Terminal
import TestSupport
import Testing
import ToolKit

@testable import NewsCommand

/// Walks the nine steps of the README's map; only bytes, lines and time are replaced.
@Suite(.timeLimit(.minutes(5))) struct StoryJourneyTests {
  private let executor = DrainExecutor()
  private let clock = StepClock()
  private let service = ScriptedService()
  private let output = CapturedLines()
  private let errors = CapturedLines()

  @Test func `a story comes from its id to a printed line, once`() throws {
    service.set(list: "new", to: [3, 2, 1])
    for id in 1...5 { service.set(item: id, to: Self.story(id)) }
    let ended = try start("watch", "--feed", "new", "--interval", "10", "--json")

    executor.drain()
    #expect(output.takeIDs() == [3, 2, 1])
    #expect(
      service.takeRequests() == ["/v0/newstories.json"] + [3, 2, 1].map { "/v0/item/\($0).json" })

    step(seconds: 10)
    #expect(output.takeIDs() == [])
    #expect(service.takeRequests() == ["/v0/newstories.json"])

    service.set(list: "new", to: [5, 4, 3, 2])
    step(seconds: 10)
    #expect(
      output.take() == [
        Self.line(4, position: 2, event: "new"), Self.line(5, position: 1, event: "new"),
      ])
    #expect(
      service.takeRequests()
        == ["/v0/newstories.json"] + [5, 4].map { "/v0/item/\($0).json" })

    ended.cancel()
    executor.drain()
    #expect(clock.sleeperCount == 0)
    #expect(errors.take() == [])
  }

  @Test func `a gap keeps its rank and heals, an outage is told once`() throws {
    service.set(list: "new", to: [2, 1])
    service.set(item: 1, to: Self.story(1))
    service.set(item: 2, to: "null")
    let ended = try start("watch", "--feed", "new", "--interval", "10", "--plain", "--limit", "2")

    executor.drain()
    #expect(output.take().map { $0.prefix(4) } == ["2\t1\t"])
    #expect(errors.take() == ["news: note: 1 of 2 stories cannot be shown: 1 missing"])

    service.set(item: 2, to: Self.story(2))
    step(seconds: 10)
    #expect(output.take().map { $0.prefix(4) } == ["1\t2\t"])

    service.fail(list: "new", status: 503)
    for _ in 0..<30 { step(seconds: 1) }
    #expect(errors.take().count == 1)

    service.set(list: "new", to: [3, 2])
    service.set(item: 3, to: Self.story(3))
    for _ in 0..<90 { step(seconds: 1) }
    #expect(output.take().map { $0.prefix(4) } == ["1\t3\t"])

    service.set(list: "new", to: [4, 3])
    step(seconds: 10)
    #expect(
      errors.take() == ["news: note: 1 more of the stories cannot be shown: 1 missing"])

    ended.cancel()
    executor.drain()
    #expect(clock.sleeperCount == 0)
  }

  private func step(seconds: Int) {
    clock.advance(by: .seconds(seconds))
    executor.drain()
  }

  private func start(_ words: String...) throws -> Task<Void, Never> {
    let tool = NewsTool(
      surroundings: Surroundings(
        environment: [:], output: output.writer, errors: errors.writer, outputIsTTY: false,
        errorsIsTTY: false, outputColumns: { 80 }, errorColumns: { 80 },
        transport: { [service] _ in service }, clock: clock,
        now: { Date(timeIntervalSince1970: 1_700_000_000) }))
    let interpretation = try NewsOptions.read(
      words.map { Array($0.utf8) }, environment: [:], helpWidth: 80,
      readFile: { _ throws(ConfigurationFileError) in nil })
    guard case .run(let options) = interpretation else {
      throw UsageError("the words ask for a text")
    }
    return executor.start { _ = await tool.perform(options, on: tool.console(for: options.common)) }
  }

  private static func story(_ id: Int) -> String {
    """
    {"by":"ada","descendants":0,"id":\(id),"score":1,"time":1699999990,"title":"Story \(id)",\
    "type":"story","url":"https://www.stories.example/\(id)"}
    """
  }

  private static func line(_ id: Int, position: Int, event: String) -> String {
    """
    {"author":"ada","comments":0,"event":"\(event)","feed":"new","id":\(id),"kind":"story",\
    "points":1,"position":\(position),"text":null,"time":"2023-11-14T22:13:10Z",\
    "title":"Story \(id)","url":"https://www.stories.example/\(id)"}
    """
  }
}
