import AsyncOperatorsTesting
import Foundation
import HTTP
import HackerNews
import Testing

/// Threads that were read before, for the time when the service cannot be reached.
@Suite(.timeLimit(.minutes(5))) struct ThreadCacheTests {
  private static let outage = HTTPError.unreachable(host: "news.example", reason: "no route")
  private static let down = ScriptedTransport { _ throws(HTTPError) in throw outage }
  private static let story = #"{"id":1,"type":"story","title":"t","descendants":3,"kids":[2,3]}"#

  private let cache = MemoryCache()

  private func service() -> ScriptedTransport {
    ThreadScript.transport([
      1: Self.story, 2: ThreadScript.comment(2, kids: [4]), 3: "null",
      4: #"{"id":4,"type":"comment","deleted":true,"kids":[5]}"#, 5: ThreadScript.comment(5),
    ])
  }

  @Test func `a thread that cannot be reached is as it was read last, and says so`() async throws {
    cache.pass(100)
    let thread = try await client(service(), cache: cache).thread(of: 1)
    #expect(cache.names == ["thread/1"] && thread.outdated == nil)
    let offline = try client(Self.down, cache: cache)
    for var old in [try await offline.thread(of: 1), try await offline.threadToRead(of: 1)] {
      #expect(
        old.outdated
          == CommentThread.Outdated(
            since: Date(timeIntervalSince1970: 100), reason: .http(Self.outage)))
      old.outdated = nil
      #expect(old == thread)
    }
    #expect(ThreadScript.outline(thread) == ["2", " -4", "  5"])
    #expect(offline.traffic.fromDisk == 10)
  }

  @Test func `a thread from the search service is kept as it came`() async throws {
    let transport = ThreadScript.transport([1: Self.story])
    transport["items/1"] = """
      {"id":1,"children":[{"id":3,"author":"a","text":"<p>x","children":[]},{"id":2,"author":"b",\
      "text":"y","created_at_i":5,"children":[{"id":4,"author":null,"children":[{"id":5,"author":"c",\
      "text":"z"}]}]}]}
      """
    let thread = try await client(transport, cache: cache).threadToRead(of: 1)
    #expect(transport.requests.count == 2)
    var old = try await client(Self.down, cache: cache).threadToRead(of: 1)
    old.outdated = nil
    #expect(old == thread && ThreadScript.outline(old) == ["2", " -4", "  5", "3"])
  }

  @Test func `a poll is kept with its options`() async throws {
    let transport = ThreadScript.transport([
      1: #"{"id":1,"type":"poll","title":"t","parts":[2]}"#,
      2: #"{"id":2,"type":"pollopt","poll":1,"score":3,"text":"yes"}"#,
    ])
    let thread = try await client(transport, cache: cache).thread(of: 1)
    var old = try await client(Self.down, cache: cache).thread(of: 1)
    old.outdated = nil
    #expect(old == thread && old.options.count == 1)
  }

  @Test func `a thread of which a part failed takes no place of one that is whole`() async throws {
    let transport = service()
    _ = try await client(transport, cache: cache).thread(of: 1)
    #expect(cache.takeStored() == ["thread/1"])
    transport["item/5.json"] = nil
    _ = try await client(transport, cache: cache).thread(of: 1)
    #expect(cache.takeStored() == [])
    #expect(try await client(Self.down, cache: cache).thread(of: 1).gaps.count == 2)
  }

  @Test func `where no threads are to be kept there is none afterwards`() async throws {
    let client = try client(service(), cache: cache, keepsThreads: false)
    #expect(try await client.thread(of: 1).comments.count == 3)
    _ = try await client.threadToRead(of: 1)
    #expect(cache.names == [])
  }

  @Test func `what nobody has commented on is kept as well`() async throws {
    let transport = ScriptedTransport(["item/1.json": #"{"id":1,"type":"job","title":"t"}"#])
    let thread = try await client(transport, cache: cache).threadToRead(of: 1)
    #expect(cache.names == ["thread/1"])
    let old = try await client(Self.down, cache: cache).threadToRead(of: 1)
    #expect(old.root == thread.root && old.outdated != nil)
  }

  @Test func `a story known from a list is shown without its comments`() async throws {
    cache.put(Self.story, under: "item/1")
    let old = try await client(Self.down, cache: cache).thread(of: 1)
    #expect(old.root.map(\.title) == .success("t"))
    #expect(old.gaps == [2, 3].map { Gap(id: $0, reason: .failed(Self.outage)) })
    #expect(old.outdated?.since == Date(timeIntervalSince1970: 0))
  }

  @Test func `what is not there, or not known, is no matter of the cache`() async throws {
    _ = try await client(service(), cache: cache).thread(of: 1)
    await #expect(throws: HackerNewsError.noSuchItem(1)) {
      try await client(ScriptedTransport(["item/1.json": "null"]), cache: cache).thread(of: 1)
    }
    await #expect(
      throws: HackerNewsError.http(.status(404, endpoint: "news.example/v0/item/1.json"))
    ) {
      try await client(ScriptedTransport(), cache: cache).thread(of: 1)
    }
    await #expect(throws: HackerNewsError.http(Self.outage)) {
      try await client(Self.down, cache: cache).thread(of: 9)
    }
    cache.put("{}", under: "thread/1")
    await #expect(throws: HackerNewsError.http(Self.outage)) {
      try await client(Self.down, cache: cache).thread(of: 1)
    }
  }
}
