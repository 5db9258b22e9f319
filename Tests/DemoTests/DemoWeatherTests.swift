import Demo
import LoopbackServer
import RawClient
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct DemoWeatherTests {
  private static func answer(
    _ target: String, at now: Int = 1_800_000_000
  ) async throws -> (head: String, body: String) {
    try await withDemoWeather(seed: 1, now: { now }) { service in
      let client = try #require(RawClient(port: service.server.port))
      await client.get(target)
      return await client.readAnswer()
    }
  }

  private static let forecast =
    "/v1/forecast?latitude=51.4&longitude=-1.2&current=temperature_2m,wind_speed_10m&timezone=auto"

  @Test func `the same moment has the same weather, another second another`() async throws {
    let first = try await Self.answer(Self.forecast)
    #expect(try await Self.answer(Self.forecast) == first)
    #expect(try await Self.answer(Self.forecast, at: 1_800_000_003) != first)
  }

  @Test(arguments: [
    (forecast, 200, #""current":{"interval":900,"#),
    ("/v1/forecast?latitude=91&longitude=0", 400, #"{"error":true,"reason":"Latitude"#),
    ("/v1/search?name=Xqz", 200, #"{"generationtime_ms":0.4}"#),
    ("/v1/search?name=x&count=0", 400, #"{"error":true"#),
    ("/v1/search?name=20990", 200, #""name":"Mossford""#),
    ("/v1/search?name=London", 200, #""name":"London""#),
    ("/data/2.5/weather?lat=1&lon=2", 401, #"{"cod":401,"#),
    ("/data/2.5/weather?lat=1&lon=2&appid=k", 200, #""cod":200"#),
    ("/data/2.5/forecast?lat=1&lon=2&appid=k", 200, #""cod":"200""#),
    ("/data/2.5/weather?lat=999&lon=2&appid=k", 400, #"{"cod":"400""#),
    ("/geo/1.0/direct?q=Xqz&appid=k", 200, "[]"),
    ("/else", 404, ""),
  ])
  func `an address answers`(target: String, status: Int, part: String) async throws {
    let answer = try await Self.answer(target)
    #expect(answer.head.hasPrefix("HTTP/1.1 \(status) "))
    #expect(part.isEmpty || answer.body.contains(part), "\(answer.body)")
  }

  @Test func `every hour of a year is weather that could be`() async throws {
    let target =
      Self.forecast + "&hourly=temperature_2m,precipitation,relative_humidity_2m&forecast_hours=384"
    for month in 0..<12 {
      let body = try await Self.answer(target, at: 1_800_000_000 + month * 2_630_000).body
      let document = try JSONDecoder().decode(Forecast.self, from: Data(body.utf8))
      #expect(document.hourly.time.count == 384)
      #expect(document.hourly.temperature_2m.allSatisfy { (-30...45).contains($0) })
      #expect(document.hourly.precipitation.allSatisfy { (0...20).contains($0) })
      #expect(document.hourly.relative_humidity_2m.allSatisfy { (0...100).contains($0) })
    }
  }

  private struct Forecast: Decodable {
    struct Hourly: Decodable {
      var time: [Int]
      var temperature_2m: [Double]
      var precipitation: [Double]
      var relative_humidity_2m: [Int]
    }
    var hourly: Hourly
  }
}
