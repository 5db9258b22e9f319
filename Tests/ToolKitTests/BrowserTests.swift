import Foundation
import Terminal
import Testing
import ToolKit

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

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

  @Test func `the end of another program is not taken from who waits for it`() throws {
    let other = try ProcessStart(["sh", "-c", "exit 7"], variables: ["PATH": "/usr/bin:/bin"])
      .start()
    var information = siginfo_t()
    #expect(waitid(P_PID, id_t(other), &information, WEXITED | WNOWAIT) == 0)
    let url = try #require(URL(string: "https://stories.example"))
    #expect(Browser(environment: ["BROWSER": "true", "PATH": "/usr/bin:/bin"]).open(url) == nil)
    var status: Int32 = 0
    #expect(waitpid(other, &status, 0) == other && status >> 8 == 7)
  }
}
