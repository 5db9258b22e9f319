import Options
import TestSupport
import Testing

@testable import MoviesCommand

@Suite struct MoviesHelpTests {
  private static let commands = ["list", "search", "show", "browse"]

  @Test func `C13, C32: the help of the tool lists every command and ends in the notice`() throws {
    let page = try MoviesOptions.answer(["help"])
    for command in Self.commands { #expect(page.contains("\n  \(command)")) }
    #expect(page.hasSuffix("\n\n\(Credits.notice)\n"))
    #expect(page.split(separator: "\n").filter { $0.count > 80 } == [])
  }

  @Test(arguments: commands)
  func `C32: help fits 80 columns and has all its parts`(command: String) throws {
    let page = try MoviesOptions.answer([command, "--help"])
    #expect(page.split(separator: "\n").filter { $0.count > 80 } == [])
    var rest = page[...]
    for part in [
      "Usage: movies \(command)", "Options:", "Output:", "General:", "Environment:", "Exit status:",
      "Examples:", "This product uses the TMDB API",
    ] {
      let place = try #require(rest.firstRange(of: part), "\(part)")
      rest = rest[place.upperBound...]
    }
    #expect(page.contains("MOVIES_API_KEY_FILE, MOVIES_API_KEY,"))
  }

  @Test func `C7, C38: hidden help has the addresses, and no option for a key`() throws {
    let page = try MoviesOptions.answer(["list", "--help-hidden"])
    #expect(page.contains("--base-url URL") && page.contains("--image-url URL"))
    #expect(!page.contains("--api-key KEY"))
    #expect(try !MoviesOptions.answer(["list", "--help"]).contains("--base-url"))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `C33: the completions name every command, list and way to show images`(shell: String) throws
  {
    let script = try MoviesOptions.answer(["--completions", shell])
    for word in Self.commands + ["now-playing", "top-rated", "kitty", "explain-images"] {
      #expect(script.contains(word))
    }
    for word in ["base-url", "api-key "] { #expect(!script.contains(word)) }
  }

  @Test func `every example in help is a valid command line`() throws {
    let table = CommandTable.movies
    for example in table.examples + table.commands.flatMap(\.examples) {
      let line = example.split(separator: " | ")[0].replacing("source <(", with: "")
      let words = line.split(separator: " ").dropFirst().map { $0.filter { !"')".contains($0) } }
      #expect(throws: Never.self, "\(example)") { _ = try MoviesOptions.interpretation(of: words) }
    }
  }
}
