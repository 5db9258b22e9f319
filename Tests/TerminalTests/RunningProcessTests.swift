import Terminal
import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Programs that are started and waited for.
@Suite(.timeLimit(.minutes(5))) struct RunningProcessTests {
  private static let variables = ["PATH": "/usr/bin:/bin"]

  private func ending(
    _ script: String, within limit: Duration = .seconds(3600), input: [UInt8] = []
  ) async throws -> ProcessEnding {
    let file = try NamelessFile(input)
    let process = try RunningProcess(
      ProcessStart(
        ["sh", "-c", script], variables: Self.variables, input: .file(file.descriptor)))
    return await process.ending(within: limit, clock: ContinuousClock())
  }

  @Test(arguments: [
    ("exit 0", ProcessEnding.exited(0)), ("exit 7", .exited(7)), ("kill -9 $$", .killed(9)),
    ("kill -PIPE $$", .killed(SIGPIPE)), ("kill -INT $$", .killed(SIGINT)),
    ("echo lost; echo lost >&2", .exited(0)), ("cat </dev/tty", .exited(2)),
  ])
  func `how a program ends is told`(script: String, ending: ProcessEnding) async throws {
    let seen = try await self.ending(script)
    // A shell without a terminal may fail in its own way.
    #expect(seen == ending || (script.hasSuffix("tty") && seen == .exited(1)))
  }

  @Test func `its input is what was given, and then ends`() async throws {
    let bytes = Array(String(repeating: "0123456789", count: 100_000).utf8)
    #expect(try await ending("test $(wc -c) = 1000000", input: bytes) == .exited(0))
  }

  @Test(arguments: ["sleep 1000", "trap '' TERM; while :; do sleep 1000; done"])
  func `after its time it is ended, whether or not it wants to`(script: String) async throws {
    #expect(try await ending(script, within: .milliseconds(20)) == .overdue)
  }

  @Test func `once all are killed none is started`() async {
    await #expect(processExitsWith: .success) {
      let start = ProcessStart(["sleep", "1000"], variables: ["PATH": "/usr/bin:/bin"])
      let process = try RunningProcess(start)
      RunningProcess.killAll()
      #expect(process.waitForEnd() == .killed(SIGKILL))
      let error = #expect(throws: ProcessStartError.self) { try RunningProcess(start) }
      #expect(error?.code == ECANCELED)
    }
  }

  @Test func `a cancelled task ends it, and what it has started`() async throws {
    let run = ToolRun("/bin/sh", ["-c", "echo $$; sleep 1000"])
    let other = try run.start()
    try await other.until { !$0.outputLines.isEmpty }
    let seen = try await withThrowingTaskGroup(of: ProcessEnding.self) { group in
      group.addTask { try await ending("trap '' TERM; sleep 1000 & sleep 1000") }
      group.cancelAll()
      return try await group.next()
    }
    // It may be asked to end before it can decide not to, and its end be seen late on a busy machine.
    #expect([.killed(SIGKILL), .killed(SIGTERM), .overdue].contains(seen))
    // Others are left alone.
    #expect(other.state.ending == nil)
  }

  @Test func `a program that is not there cannot be started`() {
    let error = #expect(throws: ProcessStartError.self) {
      try RunningProcess(ProcessStart(["/nonexistent/program"], variables: [:]))
    }
    #expect(error?.code == ENOENT)
  }
}
