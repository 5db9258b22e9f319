import Foundation
import Testing
import ToolKit

@Suite(.timeLimit(.minutes(5))) struct BrowserTests {
  @Test(arguments: [
    ("lynx", ["lynx", "A"]), ("lynx:w3m", ["lynx", "A"]),
    ("b --new %s -x", ["b", "--new", "A", "-x"]),
    ("b --url=%s", ["b", "--url=A"]), (" b  c ", ["b", "c", "A"]),
  ])
  func `the address takes its place among the words of BROWSER`(value: String, words: [String]) {
    #expect(Browser(environment: ["BROWSER": value]).words(for: "A") == words)
  }

  @Test(arguments: [[:], ["BROWSER": ""], ["BROWSER": " "], ["BROWSER": ":"]])
  func `without BROWSER there is a usual one`(environment: [String: String]) {
    let words = Browser(environment: environment).words(for: "A")
    #expect(words == ["xdg-open", "A"] || words == ["open", "A"])
  }

  @Test(arguments: ["file:///etc/passwd", "javascript:alert(1)", "-x", "mailto:a@b.example"])
  func `what is no web page is not opened`(address: String) throws {
    let url = try #require(URL(string: address))
    #expect(
      Browser(environment: ["BROWSER": "/bin/true"]).open(url) == "error: this is no web page")
  }
}
