import Foundation
import Terminal
import TestSupport
import Testing
import ToolKit

/// Every recorded list of places, as the tool lists them.
@Suite(
  .timeLimit(.minutes(5)), .enabled(if: RecordedData.weather.isThere, "\(RecordedData.absence)"))
struct RecordedListTests {
  private static let openMeteo = ["london", "springfield", "non_ascii", "one"].map {
    "om_geo_\($0).json"
  }
  private static let openWeatherMap = [
    "london", "springfield", "non_ascii", "one_local_names", "one_no_local_names",
  ].map { "owm_geo_\($0).json" }

  /// A tool whose services know the places of one file.
  private static func tool(_ name: String) throws -> DrivenTool {
    var tool = try DrivenTool()
    let body = try RecordedData.weather.text(name)
    if name.hasPrefix("owm_") {
      tool.environment["WEATHER_API_KEY"] = "0123456789secret"
      tool.services.takeDown("/v1/search")
      tool.services.set("/geo/1.0/direct", to: body)
    } else {
      tool.services.set("/v1/search", to: body)
    }
    return tool
  }

  @Test(arguments: openMeteo + openWeatherMap)
  func `C20, C24: a list is a record or an object for each place`(name: String) async throws {
    let tool = try Self.tool(name)
    #expect(try await tool.run(["somewhere", "--list"]) == .success)
    let records = tool.output.take()
    #expect(!records.isEmpty)
    #expect(records.allSatisfy { $0.count { $0 == "\t" } == 7 })
    #expect(try await tool.run(["somewhere", "--list", "--json"]) == .success)
    let objects = tool.output.take()
    #expect(objects.count == records.count)
    #expect(objects.allSatisfy { $0.contains(#""kind":"place""#) && !$0.contains("-0,") })
    #expect(!tool.errors.take().joined().contains("secret"))
  }

  @Test(arguments: openMeteo + openWeatherMap, [1, 4, 20, 40, 80, 200])
  func `C53: a list keeps to the width`(name: String, width: Int) async throws {
    var tool = try Self.tool(name)
    tool.columns = width
    #expect(try await tool.run(["somewhere", "--list"]) == .success)
    let lines = tool.output.take()
    #expect(width == 1 || lines.first?.hasPrefix("  1") == true)
    #expect(lines.filter { $0.cellWidth > width } == [])
  }
}
