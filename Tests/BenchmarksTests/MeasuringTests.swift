import Foundation
import LoopbackServer
import TestSupport
import Testing

@testable import Benchmarks

@Suite(.timeLimit(.minutes(5))) struct MeasuringTests {
  @Test func `options are read in any order`() throws {
    let options = try MeasuringOptions(["--quick", "--json"])
    #expect(options.isQuick && options.printsJSON)
    #expect(try WatchOptions(["--seed", "7", "--minutes", "2"]).minutes == 2)
  }

  @Test(arguments: [["--quik"], ["now"]])
  func `a wrong option of a measurement is named`(arguments: [String]) {
    let text = "unknown option '\(arguments[0])'"
    #expect(throws: UsageError(text: text)) { try MeasuringOptions(arguments) }
    #expect(throws: UsageError(text: text)) { try WatchOptions(arguments) }
  }

  @Test(arguments: ["0", "1441", "-1", "two"])
  func `a watch takes a minute to a day`(minutes: String) {
    #expect(throws: UsageError(text: "'\(minutes)' is not a valid value for '--minutes'")) {
      try WatchOptions(["--minutes", minutes])
    }
  }

  @Test func `the server of the measurements answers as late as the address says`() {
    let stories = OriginStories()
    let item = stories.answer(to: .get("/50/v0/item/39999993.json"))
    #expect(item.status == 200 && item.delay == .milliseconds(50))
    #expect(stories.answer(to: .get("/0/v0/item/1.json")).status == 404)
    #expect(stories.answer(to: .get("/0/api/v1/items/\(OriginThread.id)")).status == 200)
    #expect(stories.answer(to: .get("/0/none/api/v1/items/\(OriginThread.id)")).status == 404)
    #expect(stories.answer(to: .get("/v0/newstories.json")).status == 404)
  }

  @Test func `stories that fail quickly do not pass for speed`() async throws {
    let stories = OriginStories()
    try await withLoopbackServer {
      stories.answer(to: $0)
    } while: { server in
      let client = try Bench.client(of: "\(server.address)/0/v0", width: 2)
      try await Bench.items([39_999_993, 39_999_986], of: client)
      await #expect(throws: Unmeasurable.self) {
        try await Bench.items([39_999_993, 1], of: client)
      }
    }
  }

  @Test func `a program beside this one is started, read and waited for`() throws {
    let folder = BuiltTool.url("Hello").deletingLastPathComponent()
    let hello = try Child("Hello", [], in: folder, output: .pipe)
    #expect(try hello.readLine() == "Hello")
    #expect(try hello.readLine() == nil)
    #expect(hello.wait() == 0 && hello.end() == 0)
    #expect(throws: Unmeasurable.self) { try Child("no-such-program", [], in: folder) }
  }

  @Test func `a quick run measures everything, however slow the machine`() async throws {
    let run = try await ToolRun("benchmarks", ["news", "--quick", "--json"]).finish()
    #expect(run.ending == .exited(0))
    let lines = run.outputText.split(separator: "\n")
    #expect(lines.count == 22)
    #expect(lines.allSatisfy { $0.hasPrefix(#"{"ideal":"#) && $0.hasSuffix("}") })
  }

  @Test func `a quick run measures the weather, however slow the machine`() async throws {
    let run = try await ToolRun("benchmarks", ["weather", "--quick", "--json"]).finish()
    #expect(run.ending == .exited(0), "\(run.errorText)")
    #expect(run.outputLines.count == 1 && run.outputText.contains(#""ideal":60,"#))
  }

  @Test func `a quick run measures every push, however slow the machine`() async throws {
    let run = try await ToolRun("benchmarks", ["push", "--quick", "--json"]).finish()
    #expect(run.ending == .exited(0))
    let lines = run.outputText.split(separator: "\n")
    #expect(lines.count == 7)
    #expect(lines.last?.hasPrefix(#"{"course":["#) == true)
  }

  @Test func `a quick run measures every operator, however slow the machine`() async throws {
    let run = try await ToolRun("benchmarks", ["operators", "--quick", "--json"]).finish()
    #expect(run.ending == .exited(0))
    let lines = run.outputText.split(separator: "\n")
    #expect(lines.count == OperatorCase.all.count)
    #expect(lines.allSatisfy { $0.hasPrefix("{\"floor\":") || $0.hasPrefix("{\"hand_written\":") })
  }
}
