import Terminal
import TestSupport
import Testing

/// What the tool remembers, and what it shows when nothing can be reached; on a clock of the test's own.
@Suite(.timeLimit(.minutes(5))) struct OutageTests {
  private static let refused = "cannot reach h: connection refused"

  @Test func `an old report is shown with its age and a warning, and ends with 0`() async throws {
    let tool = try DrivenTool()
    #expect(try await tool.run(["Harrowmere"]) == .success)
    let first = tool.output.take()
    #expect(first.count == 1 && first[0].contains("\t7.5 °C\t") && first[0].hasSuffix("\t"))
    _ = tool.errors.take()
    tool.pass(seconds: 7200)
    tool.services.isDown = true
    #expect(try await tool.run(["Harrowmere"]) == .success)
    #expect(tool.output.take() == [first[0] + "outdated"])
    #expect(
      tool.errors.take().first
        == "weather: warning: Harrowmere: this report is 2h old: \(Self.refused)")
    #expect(try await tool.run(["Harrowmere", "--json"]) == .success)
    #expect(tool.output.take().first?.contains(#""outdated":true"#) == true)
  }

  @Test func `--fresh takes no old report`() async throws {
    let tool = try DrivenTool()
    #expect(try await tool.run(["51.5,-0.12"]) == .success)
    _ = (tool.output.take(), tool.errors.take())
    tool.services.isDown = true
    #expect(try await tool.run(["51.5,-0.12", "--fresh"]) == .unavailable)
    #expect(tool.output.take() == [])
    #expect(
      tool.errors.take() == [
        "weather: error: \(Self.refused)", "  Use --demo to see sample data without a network.",
      ])
  }

  @Test func `the weather now is asked for again after 10 minutes, --fresh asks at once`()
    async throws
  {
    let tool = try DrivenTool()
    _ = try await tool.run(["Harrowmere"])
    #expect(tool.services.takeRequests() == ["/v1/search", "/v1/forecast"])
    _ = try await tool.run(["Harrowmere"])
    #expect(tool.services.takeRequests() == [])
    _ = try await tool.run(["Harrowmere", "--fresh"])
    #expect(tool.services.takeRequests() == ["/v1/search", "/v1/forecast"])
    tool.pass(seconds: 601)
    _ = try await tool.run(["Harrowmere"])
    #expect(tool.services.takeRequests() == ["/v1/forecast"])
  }

  @Test func `a place is remembered for 30 days, and longer while nothing can be reached`()
    async throws
  {
    let tool = try DrivenTool()
    _ = try await tool.run(["Harrowmere"])
    tool.pass(days: 29)
    _ = try await tool.run(["Harrowmere"])
    #expect(tool.services.takeRequests() == ["/v1/search", "/v1/forecast", "/v1/forecast"])
    tool.pass(days: 2)
    tool.services.isDown = true
    #expect(try await tool.run(["Harrowmere"]) == .success)
    #expect(tool.services.takeRequests().contains("/v1/search"))
    tool.services.isDown = false
    _ = try await tool.run(["Harrowmere"])
    #expect(tool.services.takeRequests() == ["/v1/search", "/v1/forecast"])
  }

  @Test func `C22: --watch prints what is new, and an outage is one note`() throws {
    let tool = try DrivenTool()
    let watch = try tool.start(["Harrowmere", "--watch", "--interval", "700", "--json"])
    #expect(tool.output.take().map { $0.contains(#""event":"initial""#) } == [true])
    #expect(tool.errors.take().count == 1)
    tool.pass(seconds: 700)
    #expect(tool.output.take() == [], "nothing is new")
    tool.setTemperature("8.5")
    tool.pass(seconds: 700)
    let new = tool.output.take()
    #expect(new.count == 1 && new[0].contains(#""event":"new""#) && new[0].contains("8.5"))

    tool.services.isDown = true
    for _ in 0..<800 { tool.pass(seconds: 1) }
    #expect(tool.errors.take() == ["weather: note: \(Self.refused)"])
    #expect(tool.output.take() == [])
    tool.services.isDown = false
    tool.setTemperature("9.5")
    for _ in 0..<70 { tool.pass(seconds: 1) }
    #expect(tool.output.take().count == 1, "after an outage nobody waits for the next look")
    tool.end(watch)
    #expect(tool.pauses == 0)
  }

  @Test func `C22: a watch that begins with nothing ends with the status of the failure`()
    async throws
  {
    let tool = try DrivenTool()
    tool.services.isDown = true
    #expect(try await tool.run(["51.5,-0.12", "--watch"]) == .unavailable)
    #expect(tool.output.take() == [])
  }
}
