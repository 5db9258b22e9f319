import Foundation
import HTTP
import HackerNews
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct ThreadTests {
  @Test func `comments come in rank order, each before its replies`() async throws {
    let transport = ThreadScript.transport([
      1: #"{"id":1,"type":"story","title":"t","kids":[9,5]}"#,
      9: ThreadScript.comment(9, kids: [12, 11]), 5: ThreadScript.comment(5),
      12: ThreadScript.comment(12, kids: [13]),
      11: ThreadScript.comment(11), 13: ThreadScript.comment(13),
    ])
    let thread = try await client(transport).thread(of: 1)
    #expect(ThreadScript.outline(thread) == ["9", " 12", "  13", " 11", "5"])
    #expect(thread.outstanding == 0 && thread.leftOut == 0 && thread.gaps == [])
    #expect(transport.paths.count == 6)
  }

  @Test func `a dead parent keeps its place above living replies, and only then`() async throws {
    let transport = ThreadScript.transport([
      1: #"{"id":1,"type":"story","title":"t","kids":[2,3,6]}"#,
      2: #"{"id":2,"type":"comment","dead":true,"kids":[4,5]}"#,
      3: #"{"id":3,"type":"comment","deleted":true,"kids":[7]}"#,
      4: ThreadScript.comment(4), 5: #"{"id":5,"type":"comment","deleted":true}"#, 6: "null",
      7: #"{"id":7,"type":"comment","dead":true}"#,
    ])
    let thread = try await client(transport).thread(of: 1)
    #expect(ThreadScript.outline(thread) == ["-2", " 4"])
    #expect(thread.gaps.map(\.id) == [2, 3, 6, 5, 7])
  }

  @Test func `what failed keeps its place, for nobody knows what hangs below it`() async throws {
    let transport = ThreadScript.transport([
      1: #"{"id":1,"type":"story","title":"t","kids":[2,3,4]}"#,
      2: ThreadScript.comment(9), 3: "<html>", 4: ThreadScript.comment(4),
    ])
    let thread = try await client(transport).thread(of: 1)
    #expect(ThreadScript.outline(thread) == ["-2", "-3", "4"])
    #expect(thread.gaps.first == Gap(id: 2, reason: .wrongID(9)))
  }

  @Test func `a poll has its options in order, gaps included`() async throws {
    let transport = ThreadScript.transport([
      1: #"{"id":1,"type":"poll","title":"t","kids":[5],"parts":[4,3,2]}"#,
      2: "null", 3: #"{"id":3,"type":"pollopt","text":"no","score":7}"#,
      4: #"{"id":4,"type":"pollopt","text":"yes","score":8}"#, 5: ThreadScript.comment(5),
    ])
    let thread = try await client(transport).thread(of: 1)
    #expect(thread.options.map { try? $0.get().votes } == [8, 7, nil])
    #expect(ThreadScript.outline(thread) == ["5"])
    #expect(thread.gaps == [Gap(id: 2, reason: .missing)])
  }

  @Test(arguments: [
    ("null", HackerNewsError.noSuchItem(1)),
    (#"{"id":1,"type":"story","dead":true}"#, .unavailable(Gap(id: 1, reason: .dead))),
    (
      #"{"id":1,"type":"story","deleted":true,"kids":[2]}"#,
      .unavailable(Gap(id: 1, reason: .deleted))
    ),
  ])
  func `a root of which nothing is left is an error`(root: String, error: HackerNewsError)
    async throws
  {
    let client = try client(ThreadScript.transport([1: root, 2: "null"]))
    await #expect(throws: error) { try await client.thread(of: 1) }
  }

  @Test func `a dead root with a living reply is a thread`() async throws {
    let root = #"{"id":1,"type":"comment","dead":true,"kids":[2]}"#
    let thread = try await client(ThreadScript.transport([1: root, 2: ThreadScript.comment(2)]))
      .thread(of: 1)
    #expect(thread.root == .failure(Gap(id: 1, reason: .dead)))
    #expect(ThreadScript.outline(thread) == ["2"])
  }

  @Test(.enabled(if: RecordedData.hackerNews.isThere, "\(RecordedData.absence)"))
  func `the recorded thread is complete and in rank order`() async throws {
    let transport = ScriptedTransport()
    for name in try RecordedData.hackerNews.names(in: "tree-30852818") {
      let path = "item/" + name.dropFirst("item-".count)
      transport[path] = try RecordedData.hackerNews.text("tree-30852818/\(name)")
    }
    let thread = try await client(transport).thread(of: 30_852_818)
    #expect(thread.comments.count == 11 && thread.gaps == [])
    #expect(thread.comments.first?.id == 30_853_188)
    #expect(thread.comments.map(\.depth).max() == 2)
  }

  @Test(.enabled(if: RecordedData.hackerNews.isThere, "\(RecordedData.absence)"))
  func `the recorded dead comment stands above its three living replies`() async throws {
    let transport = ScriptedTransport()
    for name in try RecordedData.hackerNews.names(in: "dead-parent-live-replies") {
      let path = "item/" + name.dropFirst("item-".count)
      transport[path] = try RecordedData.hackerNews.text("dead-parent-live-replies/\(name)")
    }
    let thread = try await client(transport).thread(of: 30_840_463)
    #expect(ThreadScript.outline(thread) == ["30840483", "30840481", "30840482"])
    #expect(thread.gaps.map(\.reason) == [.dead, .deleted])
  }
}
