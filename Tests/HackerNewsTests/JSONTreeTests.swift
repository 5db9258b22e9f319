import HTTP
import HackerNews
import TestSupport
import Testing

@Suite struct JSONTreeTests {
  private func tree(_ text: String) throws -> JSONTree {
    try #require(JSONTreeParser.tree(of: text))
  }

  private func patched(_ start: String, _ events: [(String, String)]) throws -> JSONTree {
    var tree = try tree(start)
    for (name, data) in events {
      try PushChange(ServerSentEvent(name: name, data: data)).apply(to: &tree)
    }
    return tree
  }

  @Test(arguments: [
    ("[1,2,3]", "put", #"{"path":"/","data":[9]}"#, "[9]"),
    ("[1,2,3]", "put", #"{"path":"/1","data":9}"#, "[1,9,3]"),
    ("[1,2,3]", "put", #"{"path":"/3","data":4}"#, "[1,2,3,4]"),
    ("[1,2,3]", "put", #"{"path":"/2","data":null}"#, "[1,2]"),
    ("[1,2,3]", "put", #"{"path":"/1","data":null}"#, "[1,null,3]"),
    ("[1,null,3]", "put", #"{"path":"/2","data":null}"#, "[1]"),
    ("[1]", "put", #"{"path":"/0","data":null}"#, "null"),
    ("[1,2]", "put", #"{"path":"/7","data":9}"#, #"{"0":1,"1":2,"7":9}"#),
    ("[1,2]", "put", #"{"path":"/01","data":9}"#, #"{"0":1,"1":2,"01":9}"#),
    ("[1,2,3]", "patch", #"{"path":"/","data":{"0":8,"2":null}}"#, "[8,2]"),
    ("null", "put", #"{"path":"/a/b/c","data":{"d":[1]}}"#, #"{"a":{"b":{"c":{"d":[1]}}}}"#),
    (#"{"a":{"b":{"c":1},"x":2}}"#, "put", #"{"path":"/a/b/c","data":null}"#, #"{"a":{"x":2}}"#),
    (#"{"a":{"b":1}}"#, "patch", #"{"path":"/a","data":{"c":2,"b":null}}"#, #"{"a":{"c":2}}"#),
    (#"{"a":{"b":1}}"#, "patch", #"{"path":"/","data":{"a/c":2}}"#, #"{"a":{"b":1,"c":2}}"#),
    (#"{"a":7}"#, "put", #"{"path":"/a/b","data":1}"#, #"{"a":{"b":1}}"#),
    (#"{"a":7}"#, "put", #"{"path":"/a/b","data":null}"#, #"{"a":7}"#),
    (#"{"a":[{"b":[1,2]}]}"#, "put", #"{"path":"/a/0/b/1","data":9}"#, #"{"a":[{"b":[1,9]}]}"#),
  ])
  func `a change replaces what lies at its path`(
    start: String, name: String, data: String, end: String
  ) throws {
    #expect(try patched(start, [(name, data)]) == tree(end))
  }

  @Test(arguments: [
    ("[3,1,2]", [3, 1, 2]), ("[3,null,3,2.0,0,-1,\"x\"]", [3, 2]), ("[]", []), ("[null]", []),
    (#"{"10":1,"9":2,"2":3}"#, [3, 2, 1]),
  ])
  func `a list is read from an array or an object of places`(text: String, ids: [Int]) throws {
    #expect(try tree(text).ids == ids)
  }

  @Test(arguments: ["null", "{}", "7", "\"a\"", "[\"a\",{}]", #"{"a":1}"#])
  func `what is no list gives nothing`(text: String) throws {
    #expect(try tree(text).ids == nil)
  }

  @Test(arguments: [
    #"{"path":"/"}"#, #"{"data":1}"#, "null", "[", #"{"path":7,"data":1}"#,
    "{\"path\":\"/" + Array(repeating: "a", count: 40).joined(separator: "/") + "\",\"data\":1}",
  ])
  func `what is no change is refused`(data: String) {
    #expect(throws: PushFailure.self) { try PushChange(ServerSentEvent(name: "put", data: data)) }
    #expect(throws: PushFailure.self) {
      try PushChange(ServerSentEvent(name: "patch", data: #"{"path":"/","data":[1]}"#))
    }
  }

  @Test func `a value that grows without end is refused`() throws {
    let text = String(repeating: "x", count: 1 << 19)
    #expect(throws: PushFailure.unreadable("a value that grows without end")) {
      let writes = (0..<9).map { ("put", "{\"path\":\"/\($0)a\",\"data\":\"\(text)\"}") }
      _ = try patched("null", writes)
    }
  }

  @Test(arguments: [
    (#""a\"\\\/\b\f\n\r\té""#, "a\"\\/\u{8}\u{c}\n\r\té"), (#""\ud83d\ude00""#, "😀"),
    (#""\ud83dx""#, "\u{FFFD}x"), (#""\ude00""#, "\u{FFFD}"),
  ])
  func `escapes of a text are resolved`(json: String, text: String) throws {
    #expect(try tree(json) == .text(text))
  }

  @Test(arguments: [
    "", "[", "[1", "[1,]", "{\"a\"}", "{\"a\":}", "{a:1}", "\"a", #""\x""#, #""\u12g4""#, "nul",
    "1 2", "+1", "1e999", "--", "[1]]", String(repeating: "[", count: 100_000),
    String(repeating: "[", count: 65) + String(repeating: "]", count: 65),
  ])
  func `what is no JSON is refused`(text: String) {
    #expect(JSONTreeParser.tree(of: text) == nil)
  }

  @Test(arguments: [
    ("-12", JSONTree.whole(-12)), ("1.5e1", .number(15)), (" true ", .flag(true)),
    ("92233720368547758080", .number(92_233_720_368_547_758_080)),
  ])
  func `numbers and words are read`(text: String, value: JSONTree) throws {
    #expect(try tree(text) == value)
  }

  @Test(arguments: 1...200) func `noise neither traps nor hangs`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet = Array(#"[]{},:"\u0019ne.-truefalsnl/ "#.utf8)
    let bytes = (0..<200).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] }
    let text = String(decoding: bytes, as: UTF8.self)
    _ = JSONTreeParser.tree(of: text)
    let event = ServerSentEvent(name: "put", data: "{\"path\":\"\(seed)\",\"data\":\(text)}")
    _ = try? PushChange(event)
  }
}
