import Foundation
import Terminal
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct OutputWriterTests {
  @Test func `C18: a full disk ends a tool with 74`() async throws {
    var run = ToolRun("TerminalProbe", ["one"])
    run.output = .file("/dev/full")
    let state = try await run.finish()
    #expect(state.ending == .exited(74))
    #expect(
      state.errorText == "probe: error: cannot write standard output: No space left on device\n")
  }

  @Test func `output that was closed by the parent ends a tool with 74`() async throws {
    var run = ToolRun("TerminalProbe", ["one"])
    run.output = .closed
    #expect(try await run.finish().ending == .exited(74))
  }

  @Test func `no file or socket takes the place of an output that was closed`() async throws {
    var run = ToolRun("TerminalProbe", ["mode"])
    run.output = .closed
    #expect(try await run.finish().errorText == "probe: note: output mode 0\n")
  }

  @Test(arguments: [[], [SIGPIPE]])
  func `C18: when the reader has gone a tool dies by SIGPIPE, without a word`(
    ignored: Set<Int32>
  ) async throws {
    var run = ToolRun("TerminalProbe", ["endless"])
    run.ignoredSignals = ignored
    let tool = try run.start()
    try await tool.until { !$0.output.isEmpty }
    try await tool.closeOutput()
    let state = try await tool.finish()
    #expect(state.ending == .killed(SIGPIPE))
    #expect(state.errors.isEmpty)
  }

  @Test func `C18: a tool with nothing to write notices that its reader has gone`() async throws {
    let tool = try ToolRun("TerminalProbe", ["silent"]).start()
    try await tool.until { !$0.output.isEmpty }
    try await tool.closeOutput()
    let state = try await tool.finish()
    #expect(state.ending == .killed(SIGPIPE))
    #expect(state.errors.isEmpty)
  }

  @Test func `C19: what is larger than the pipe arrives whole, and a failure is kept`() async throws
  {
    let pipe = Foundation.Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    let writer = OutputWriter(descriptor: descriptor, name: "a pipe", endsByBrokenPipe: false)
    let text = String(repeating: "0123456789abcdef\n", count: 100_000)
    async let received = Self.read(pipe.fileHandleForReading, count: text.utf8.count)
    try writer.write(text)
    try writer.flush()
    #expect(await received == Data(text.utf8))
    #expect(!writer.readerIsGone)

    _ = signal(SIGPIPE, SIG_IGN)
    try pipe.fileHandleForReading.close()
    // A program that another test starts just now may hold the reading end for a moment.
    #expect(await writer.untilReaderIsGone(clock: .continuous))
    #expect(writer.readerIsGone)
    try writer.write("lost")
    #expect(throws: WriteError.self) { try writer.flush() }
    #expect(throws: WriteError.self) { try writer.flush() }
    #expect(throws: WriteError.self, "nothing is kept that nobody will get") {
      try writer.write("lost, too")
    }
  }

  @Test func `waiting for the reader to go ends when it is cancelled`() async throws {
    let pipe = Foundation.Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    let writer = OutputWriter(descriptor: descriptor, name: "a pipe", endsByBrokenPipe: false)
    let isGone = await withTaskGroup(of: Bool.self) { group in
      group.addTask { await writer.untilReaderIsGone(clock: .continuous) }
      group.cancelAll()
      return await group.next()
    }
    #expect(isGone == false)
    withExtendedLifetime(pipe) {}
  }

  private static func read(_ handle: FileHandle, count: Int) async -> Data {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var data = Data()
        while data.count < count {
          data += handle.availableData
        }
        continuation.resume(returning: data)
      }
    }
  }
}
