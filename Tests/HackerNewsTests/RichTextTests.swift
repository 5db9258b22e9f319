import Foundation
import HackerNews
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct RichTextTests {
  @Test(arguments: [
    ("", ""),
    ("one\ntwo   three", "one two three"),
    ("one<p>two<p>three", "one\n\ntwo\n\nthree"),
    ("<p>one</p><p>two</p>", "one\n\ntwo"),
    ("a<br>b", "a\nb"),
    ("<i>a</i> b <i>c", "a b c"),
    ("1 < 2 and 3 > 2", "1 < 2 and 3 > 2"),
    ("Vec&lt;T&gt;", "Vec<T>"),
    ("&amp;lt;b&amp;gt;", "&lt;b&gt;"),
    (
      "AT&T &notanentity; &copy2024 &#0; &#xD800; &#x110000; &;",
      "AT&T &notanentity; &copy2024 &#0; &#xD800; &#x110000; &;"
    ),
    ("&#x2F;&#47;&quot;&#x27;&apos;", "//\"''"),
    ("a<b", "a<b"),
    ("a < b <p> c", "a < b\n\nc"),
    ("x <3 y <- z", "x <3 y <- z"),
    ("<script>alert(1)</script>", "alert(1)"),
    ("<PRE><CODE>a\n  b</CODE></PRE>c", "a\n  b\n\nc"),
    ("<pre><code>never closed\n  x", "never closed\n  x"),
    ("a<pre>b<p>c", "a\n\nb\n\nc"),
    ("use <code>x</code> here", "use x here"),
    (
      #"see <a href="https:&#x2F;&#x2F;e.org&#x2F;">https:&#x2F;&#x2F;e.org&#x2F;</a>."#,
      "see https://e.org/."
    ),
    (#"<a href="https://e.org/">here</a>"#, "here (https://e.org/)"),
    (
      #"<a href="https://evil.example/">https://bank.example/</a>"#,
      "https://bank.example/ (https://evil.example/)"
    ),
    (#"<a href="javascript:alert(1)">here</a>"#, "here"),
    (#"<a href="item?id=1">this</a>"#, "this (https://news.ycombinator.com/item?id=1)"),
    ("<a href='https://e.org/'>x", "x (https://e.org/)"),
    ("<a rel=nofollow HREF=https://e.org/>x</a> y", "x (https://e.org/) y"),
    ("<a>x</a>", "x"),
    (
      "<a href=https://e.org/abcdefghijklmnopqrst>https://e.org/abcdefghij</a>",
      "https://e.org/abcdefghij (https://e.org/abcdefghijklmnopqrst)"
    ),
    ("<a href=https://e.org/abc>https...</a>", "https... (https://e.org/abc)"),
    ("  <p> \n <p>x<p>", "x"),
  ])
  func `markup becomes plain text`(html: String, text: String) {
    #expect(RichText(html: html).plainText == text)
  }

  @Test func `styles and links are kept with their run`() throws {
    let text = RichText(
      html: #"a <i>b <a href="https://e.org/x?a=1&amp;b=2">c</a></i> <code>d</code>"#)
    let link = try #require(URL(string: "https://e.org/x?a=1&b=2"))
    #expect(
      text.blocks == [
        .paragraph([
          RichText.Span("a "), RichText.Span("b ", isItalic: true),
          RichText.Span("c", isItalic: true, link: link), RichText.Span(" "),
          RichText.Span("d", isCode: true),
        ])
      ])
    #expect(text.links == [link])
  }

  @Test func `a text is read up to 256 KiB`() {
    let text = RichText(html: String(repeating: "x", count: 300 << 10))
    #expect(text.plainText.utf8.count == 256 << 10)
  }

  @Test(arguments: [
    "<i>", "<a href=\"", "<", "<p>", "<pre>", "&#x", "</pre><pre>", "<a <a ", "&amp",
    "<i><a href='x",
  ])
  func `what is repeated without end is read in one pass`(piece: String) {
    let count = (256 << 10) / piece.utf8.count
    #expect(
      RichText(html: String(repeating: piece, count: count)).plainText.utf8.count <= 256 << 10)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `whatever comes, nothing is invented and links stay on the web`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "<", ">", "&", ";", "#x2F", "<p>", "</p>", "<pre>", "</pre>", "<code>", "</code>", "<i>",
      "</i>",
      "<a href=\"https://e.org/\">", "<a href='javascript:x'>", "</a>", "&lt;", "&amp;", "&#x1b;",
      " ",
      "\n", "word", "é", "👩‍👩‍👧", "\u{202E}", "\0", "\"", "'", "=", "/", "<!--", "-->",
    ]
    let html = (0..<Int.random(in: 0..<80, using: &random)).map { _ in
      pieces[Int.random(in: 0..<pieces.count, using: &random)]
    }.joined()
    let text = RichText(html: html)
    #expect(text.links.allSatisfy { $0.scheme == "https" && $0.host() == "e.org" })
    for block in text.blocks {
      #expect(!block.plainText.isEmpty, "\(html)")
      if case .paragraph(let spans) = block {
        let characters = spans.map(\.text).joined()
        #expect(!spans.contains { $0.text.isEmpty } && characters.utf8.count <= html.utf8.count)
      }
    }
  }

  @Test func `text without markup comes out as it went in`() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let words = (0..<Int.random(in: 1..<20, using: &random)).map { _ in
        String(
          (0..<Int.random(in: 1..<9, using: &random)).map { _ in
            "abcé漢👍🏽;#=/'\"->".randomElement(using: &random) ?? "x"
          })
      }
      let text = words.joined(separator: " ")
      #expect(RichText(html: text).plainText == text)
    }
  }
}
