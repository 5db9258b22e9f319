import Foundation
import Terminal
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct ProgressTests {
  private struct Refusal: Error {}
  private let erased = "\r\u{1B}[K"

  @Test func `C62: it begins after 400 ms and moves at most ten times a second`() async {
    let clock = CountedClock(sleeps: 5)
    let screen = await drawn(.line { 20 }) { console in
      await console.withProgress("Loading", clock: clock) { progress in
        progress.say("Loading 1 of 2")
        await clock.run()
      }
    }
    let expected: [Duration] = [.milliseconds(400)] + Array(repeating: .milliseconds(100), count: 5)
    #expect(clock.sleeps == expected)
    #expect(screen.split(separator: "\r").count == 6)
    #expect(screen.hasPrefix("\rLoading 1 of 2 |\u{1B}[K\rLoading 1 of 2 /\u{1B}[K"))
    #expect(screen.hasSuffix("|\u{1B}[K" + erased))
  }

  @Test func `C62: it is erased before a result that is too long to be kept back`() async {
    let clock = CountedClock(sleeps: 1)
    let result = String(repeating: "x", count: 70_000)
    let screen = await drawn(.line { 20 }) { console in
      await console.withProgress("Loading", clock: clock) { _ in
        await clock.run()
        #expect(throws: Never.self) { try console.print(result) }
      }
    }
    #expect(screen == "\rLoading |\u{1B}[K" + erased + result + "\n")
  }

  @Test func `C62: what ends within 400 ms shows nothing`() async {
    let clock = CountedClock(sleeps: 0)
    let screen = await drawn(.line { 20 }) { console in
      await console.withProgress("Loading", clock: clock) { _ in }
    }
    #expect(screen.isEmpty)
  }

  @Test func `C63: where nothing may move, it is said once`() async {
    let clock = CountedClock(sleeps: 100)
    let pipe = Foundation.Pipe()
    let writer = OutputWriter(
      descriptor: pipe.fileHandleForWriting.fileDescriptor, name: "a pipe", endsByBrokenPipe: false)
    let console = Console(tool: "news", output: writer, errors: writer, progressForm: .note)
    let said = await console.withProgress("Loading", clock: clock) { _ in
      async let arrival = Self.arrival(on: pipe.fileHandleForReading)
      clock.begin()
      return await arrival
    }
    #expect(said == "news: note: Loading\n")
    #expect(clock.sleeps == [.milliseconds(400)])
  }

  @Test func `what the work throws is thrown, and nothing is left on the screen`() async {
    let clock = CountedClock(sleeps: 1)
    let screen = await drawn(.line { 20 }) { console in
      await #expect(throws: Refusal.self) {
        try await console.withProgress("Loading", clock: clock) { _ in
          await clock.run()
          throw Refusal()
        }
      }
    }
    #expect(screen.hasSuffix(erased))
  }

  @Test func `C62: a progress line fits the terminal, moves, and is erased at the end`()
    async throws
  {
    var run = ToolRun.onTerminal("TerminalProbe", ["progress"])
    run.columns = 12
    let tool = try run.start()
    try await tool.until { $0.screenText.contains("\u{1B}[K\r") }
    tool.send(signal: SIGTERM)
    let screen = try await tool.finish().screenText
    #expect(screen.hasPrefix("\rLoading 漢…\u{1B}[K"))
    #expect(screen.hasSuffix(erased))
  }

  @Test func `C62: a result is printed where the progress line was`() async throws {
    let tool = try ToolRun.onTerminal("TerminalProbe", ["result-in-progress"]).start()
    try await tool.until { $0.screenText.contains("result\r\n\rLoading") }
    tool.send(signal: SIGTERM)
    let screen = try await tool.finish().screenText
    #expect(screen.contains(erased + "result\r\n"))
    #expect(screen.hasSuffix(erased))
  }

  @Test(arguments: [["CI": "1"], ["ACCESSIBLE": "1"], ["TERM": "dumb"]])
  func `C62: nothing moves where it is not wanted`(variables: [String: String]) async throws {
    let tool = try ToolRun.onTerminal(
      "TerminalProbe", ["result-in-progress"], environment: variables
    ).start()
    try await tool.until { $0.screenText.contains("result") }
    tool.send(signal: SIGTERM)
    #expect(try await tool.finish().screenText == "result\r\n")
  }

  @Test func `C62: progress needs standard error to be a terminal`() async throws {
    var run = ToolRun.onTerminal("TerminalProbe", ["result-in-progress"])
    run.errors = .pipe
    let tool = try run.start()
    try await tool.until { $0.screenText.contains("result") }
    tool.send(signal: SIGTERM)
    #expect(try await tool.finish().errors.isEmpty)
  }

  private static func arrival(on handle: FileHandle) async -> String {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: String(decoding: handle.availableData, as: UTF8.self))
      }
    }
  }

  /// What a console with this form of progress sends out; results and messages go the same way.
  private func drawn(
    _ form: Console.ProgressForm, _ work: (Console) async -> Void
  ) async -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    let writers = [1, 2].map { _ in
      OutputWriter(descriptor: descriptor, name: "a file", endsByBrokenPipe: false)
    }
    let console = Console(
      tool: "news", output: writers[0], errors: writers[1], progressForm: form)
    await work(console)
    close(descriptor)
    defer { try? FileManager.default.removeItem(at: file) }
    return (try? String(contentsOf: file, encoding: .utf8)) ?? "nothing"
  }
}
