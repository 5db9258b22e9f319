import Foundation
import HackerNews
import Terminal
import TestSupport
import Testing

@testable import NewsCommand

/// Runs of a command without a feed.
@Suite(.timeLimit(.minutes(5))) struct StoryCommandRunsTests {
  /// Runs a command for stories of these numbers until `count` failures are told; returns them.
  private func failures(
    of command: String, for ids: ClosedRange<Int>, text: String? = nil, count: Int
  ) async -> [String] {
    let (told, tell) = AsyncStream.makeStream(of: String.self)
    let runs = StoryCommandRuns(
      StoryCommand(text: command, environment: ["PATH": "/usr/bin:/bin"]), output: .nowhere,
      report: { tell.yield($0) })
    for id in ids {
      let story = Story(id: id, title: text ?? "Story \(id)")
      runs.add(StoryRecord(item: .story(story), position: 1, feed: .new, event: .new))
    }
    return await withTaskGroup(of: Void.self) { group in
      group.addTask { await runs.run(clock: ContinuousClock()) }
      var failures: [String] = []
      for await failure in told.prefix(count) { failures.append(failure) }
      group.cancelAll()
      return failures
    }
  }

  /// Ends with the number of the story, so that each end is told.
  private let ending = #"exit $(sed 's/.*"id":\([0-9]*\),.*/\1/')"#

  @Test func `at most four run at a time`() async throws {
    let folder = try TemporaryFolder()
    let log = folder.path + "/log"
    let failures = await failures(
      of: "printf + >> \(log); sleep 0.05; printf -- - >> \(log); \(ending)", for: 1...12, count: 12
    )
    #expect(Set(failures).count == 12)
    var running = 0
    var most = 0
    for sign in try String(contentsOf: URL(filePath: log), encoding: .utf8) {
      running += sign == "+" ? 1 : -1
      most = max(most, running)
    }
    #expect(running == 0 && (1...StoryCommandRuns.mostAtOnce).contains(most))
  }

  @Test func `more than a hundred that wait are left out, which is told`() async {
    let failures = await failures(of: ending, for: 101...203, count: 101)
    #expect(failures.first == "100 stories wait for the command of '--exec', others are left out")
    #expect(Set(failures).count == 101)
    #expect(failures.last != "the command of '--exec' ended with status 201")
  }

  @Test(arguments: [
    "true", "exec <&-", "head -c 5", "head -c 100000000 /dev/zero", "yes | head -c 10000000 >&2",
  ])
  func `a command may read nothing, or say very much`(command: String) async {
    let long = String(repeating: "a", count: 1 << 20)
    let failures = await failures(of: command + "\n exit 3", for: 1...1, text: long, count: 1)
    #expect(failures == ["the command of '--exec' ended with status 3"])
  }

  @Test func `a command that is none fails`() async {
    #expect(
      await failures(of: "/nonexistent/command", for: 1...1, count: 1)
        == ["the command of '--exec' ended with status 127"])
  }

  @Test func `a command that a signal ends fails`() async {
    #expect(
      await failures(of: "kill -9 $$", for: 1...1, count: 1)
        == ["the command of '--exec' was ended by signal 9"])
  }
}
