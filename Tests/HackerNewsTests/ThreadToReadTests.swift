import AsyncOperatorsTesting
import Foundation
import HTTP
import HackerNews
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct ThreadToReadTests {
  private func service(_ tree: String?, root: String) -> ScriptedTransport {
    let transport = ScriptedTransport(["item/1.json": root])
    for id in 2...30 { transport["item/\(id).json"] = ThreadScript.comment(id) }
    transport["items/1"] = tree
    return transport
  }

  private func node(_ id: Int, _ children: [String] = []) -> String {
    #"{"id":\#(id),"type":"comment","author":"a","text":"<p>c\#(id)</p>","children":[\#(children.joined(separator: ","))]}"#
  }

  private func tree(_ children: [String]) -> String {
    #"{"id":1,"type":"story","title":"t","children":[\#(children.joined(separator: ","))]}"#
  }

  @Test func `a thread to read costs two requests, ranked as the official service does`()
    async throws
  {
    let root = #"{"id":1,"type":"story","title":"t","descendants":5,"kids":[6,2]}"#
    let transport = service(tree([node(2, [node(4), node(3, [node(5)])]), node(6)]), root: root)
    let thread = try await client(transport).threadToRead(of: 1)
    #expect(ThreadScript.outline(thread) == ["6", "2", " 3", "  5", " 4"])
    #expect(transport.paths == ["item/1.json", "items/1"])
    #expect(thread.root.map(\.title) == .success("t") && thread.outstanding == 0)
  }

  @Test func `what the index does not have yet is fetched alone`() async throws {
    let root = #"{"id":1,"type":"story","title":"t","descendants":3,"kids":[9,2,3]}"#
    let transport = service(tree([node(2), node(3)]), root: root)
    let thread = try await client(transport).threadToRead(of: 1)
    #expect(ThreadScript.outline(thread) == ["9", "2", "3"])
    #expect(transport.paths == ["item/1.json", "item/9.json", "items/1"])
  }

  @Test(arguments: [
    nil, "null", "<html>", #"{"id":1,"children":[]}"#, #"{"id":1,"children":[{"id":2}]}"#,
  ])
  func `an index that fails or lags is done without`(tree: String?) async throws {
    let root = #"{"id":1,"type":"story","title":"t","descendants":9,"kids":[9,8,7,6,5,4,3,2]}"#
    let transport = service(tree, root: root)
    let thread = try await client(transport).threadToRead(of: 1)
    #expect(ThreadScript.outline(thread) == ["9", "8", "7", "6", "5", "4", "3", "2"])
    #expect(transport.paths.count == 10)
  }

  @Test func `what is gone keeps its place above living replies`() async throws {
    let root = #"{"id":1,"type":"story","title":"t","descendants":1,"kids":[2,4]}"#
    let gone = #"{"id":2,"author":null,"text":null,"children":[\#(node(3))]}"#
    let transport = service(tree([gone, #"{"id":4,"children":[]}"#]), root: root)
    let thread = try await client(transport).threadToRead(of: 1)
    #expect(ThreadScript.outline(thread) == ["-2", " 3"])
    #expect(transport.paths.count == 2)
  }

  @Test func `a story that nobody has commented on needs no index`() async throws {
    let transport = service(nil, root: #"{"id":1,"type":"story","title":"t"}"#)
    #expect(try await client(transport).threadToRead(of: 1).comments == [])
    transport["item/1.json"] = "null"
    await #expect(throws: HackerNewsError.noSuchItem(1)) {
      try await client(transport).threadToRead(of: 1)
    }
  }

  @Test func `an index that takes long is not waited for`() async throws {
    let root = #"{"id":1,"type":"story","title":"t","descendants":1,"kids":[2]}"#
    let service = service(nil, root: root)
    let transport = ScriptedTransport { request async throws(HTTPError) in
      if request.url.path().hasSuffix("items/1") {
        await untilCancelled()
        throw .cancelled
      }
      return try await service.send(request)
    }
    let thread = try await client(transport, clock: ImmediateClock()).threadToRead(of: 1)
    #expect(ThreadScript.outline(thread) == ["2"])
  }

  @Test(arguments: [50, 400, 20_000])
  func `a tree of any depth neither traps nor hangs`(depth: Int) async throws {
    let root = #"{"id":1,"type":"story","title":"t","descendants":1,"kids":[2]}"#
    let opening = (2..<(2 + depth)).map { #"{"id":\#($0),"author":"a","text":"x","children":["# }
    let nested = opening.joined() + String(repeating: "]}", count: depth)
    let thread = try await client(service(tree([nested]), root: root)).threadToRead(of: 1)
    #expect(thread.comments.count == (depth == 50 ? 50 : 1))
  }
}
