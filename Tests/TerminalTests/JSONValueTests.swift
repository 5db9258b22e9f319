import Foundation
import Terminal
import Testing

@Suite(.timeLimit(.minutes(5))) struct JSONValueTests {
  @Test func `C23, C24: an object is one compact line with sorted keys and nulls`() {
    let story: JSONValue = [
      "title": "Y Combinator", "id": 1, "text": nil, "url": "http://ycombinator.com",
      "points": 57, "replies": [], "is_new": true, "rating": 8.4, "comments": [1, 2],
    ]
    #expect(
      story.line
        == #"{"comments":[1,2],"id":1,"is_new":true,"points":57,"rating":8.4,"replies":[],"#
        + #""text":null,"title":"Y Combinator","url":"http://ycombinator.com"}"#)
  }

  @Test(arguments: [
    ("a/b", #""a/b""#), ("say \"hi\" \\", #""say \"hi\" \\""#),
    ("\u{0}\u{1B}\n\t\u{1F}", #""\u0000\u001b\u000a\u0009\u001f""#),
    ("\u{7F}\u{85}\u{9F}", #""\u007f\u0085\u009f""#), ("\u{2028}\u{2029}", #""\u2028\u2029""#),
    ("\u{202E}\u{2066}\u{61C}\u{200F}", #""\u202e\u2066\u061c\u200f""#),
    ("日本 👨‍👩‍👧 e\u{301}", "\"日本 👨‍👩‍👧 e\u{301}\""),
  ])
  func `C26: text keeps its meaning but cannot act on a terminal`(text: String, json: String) {
    #expect(JSONValue.string(text).line == json)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `C26: a number that is not finite is null`(number: Double) {
    #expect(JSONValue.number(number).line == "null")
  }

  @Test(arguments: [0, -1.5, 1e300, .leastNonzeroMagnitude, 12.3])
  func `a number is read back as it was`(number: Double) throws {
    let data = Data(JSONValue.array([.number(number)]).line.utf8)
    #expect(try JSONDecoder().decode([Double].self, from: data) == [number])
  }

  @Test func `an absent value is null`() {
    #expect(JSONValue(String?.none).line == "null")
    #expect(JSONValue(Int?.none).line == "null")
    #expect(JSONValue(Double?.some(2.5)).line == "2.5")
  }

  @Test func `whatever the text, a decoder reads it back`() throws {
    var foreign = ForeignText(seed: 42)
    for _ in 0..<300 {
      let text = foreign.next(atMost: 40)
      let data = Data(JSONValue.object([text: .string(text)]).line.utf8)
      let back = try JSONDecoder().decode([String: String].self, from: data)
      #expect(back.values.first.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    }
  }
}
