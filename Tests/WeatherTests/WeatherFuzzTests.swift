import Foundation
import HTTP
import TestSupport
import Testing
import Weather

/// Replies damaged at random, the same way for the same seed.
@Suite(.timeLimit(.minutes(5))) struct WeatherFuzzTests {
  private static let bodies = [
    Sample.paths.forecast: Sample.openMeteo, Sample.paths.current: Sample.weatherMap,
    Sample.paths.air: #"{"current":{"time":1791190800,"us_aqi":56,"birch_pollen":3}}"#,
    Sample.paths.search:
      #"{"results":[{"id":1,"name":"a","latitude":1,"longitude":2,"population":7}]}"#,
    Sample.paths.steps:
      #"{"cod":"200","list":[{"dt":1791190800,"main":{"temp":280},"wind":{"speed":3},"pop":0.5,"rain":{"3h":1}},{"dt":1791201600,"main":{"temp":2}}],"city":{"timezone":3600,"sunrise":0}}"#,
  ]
  private static let tokens = [
    "null", "{}", "[]", "\"", "-1", "1e999", "1e300", "-9223372036854775808", "true", "\\ud83d",
    "99999999999999999999", ",", "0", "\"1970-01-01T00:00\"",
  ]

  private static func damaged(_ body: String, using random: inout SeededGenerator) -> Data {
    var bytes = Array(body.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0x20...0x7e, using: &random)
      case 1: bytes[place] = UInt8.random(in: 0x30...0x39, using: &random)
      default:
        // In place of a number, so that the rest stays JSON.
        let end = bytes[place...].firstIndex { !(0x30...0x39).contains($0) } ?? place
        bytes.replaceSubrange(place..<end, with: (tokens.randomElement(using: &random) ?? "").utf8)
      }
    }
    return Data(bytes)
  }

  @Test func `a damaged reply is read as far as it goes, or is an error`() async throws {
    var read = 0
    for seed in 0..<400 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let sorted = Self.bodies.sorted { $0.key < $1.key }
      let table = Dictionary(
        uniqueKeysWithValues: sorted.map { ($0.key, Self.damaged($0.value, using: &random)) })
      let transport = ScriptedTransport { request throws(HTTPError) in
        HTTPResponse(status: 200, body: table[request.url.path()] ?? Data())
      }
      let query = WeatherQuery(hours: 48, days: 7, wantsAirQuality: true)
      for key in [nil, "k"] {
        let client = Sample.client(transport, key: key)
        guard let report = try? await client.report(for: Sample.london, query) else { continue }
        read += 1
        _ = report.hours(next: 48).map { report.zone.iso8601($0.time) }
        _ = report.days(next: 7).map(\.date.weekday)
        #expect(report.current?.temperatureCelsius?.isFinite != false)
      }
      _ = try? await Sample.finder(transport).places(for: "a")
    }
    #expect(read > 100)
  }
}
