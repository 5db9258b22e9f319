import TestSupport
import Testing

/// What the built tool says of itself.
@Suite(.timeLimit(.minutes(5))) struct WeatherHelpRunTests {
  @Test(arguments: ["--help", "--help-hidden"])
  func `C32: help into a pipe fits 80 columns`(option: String) async throws {
    let end = try await ToolRun("weather", [option]).finish()
    #expect(end.ending == .exited(0) && end.errorText == "")
    #expect(end.outputLines.filter { $0.count > 80 } == [])
    for part in ["Usage: weather", "Environment:", "Exit status:", "Examples:"] {
      #expect(end.outputText.contains(part))
    }
    #expect(!end.outputText.contains("--api-key "))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func `C33: the completions name the options and their values`(shell: String) async throws {
    let end = try await ToolRun("weather", ["--completions", shell]).finish()
    #expect(end.ending == .exited(0) && end.errorText == "")
    for word in ["strict", "pick", "hours", "open-meteo", "openweathermap", "metric"] {
      #expect(end.outputText.contains(word), "\(word)")
    }
    #expect(!end.outputText.contains("forecast-url"))
  }
}
