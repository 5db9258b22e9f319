import Foundation
import HTTP
import TestSupport
import Testing
import Weather

@Suite(.enabled(if: RecordedData.weather.isThere, "\(RecordedData.absence)"))
struct RecordedPlaceTests {
  @Test func `places of Open-Meteo`() async throws {
    let names = [
      "om_geo_london.json", "om_geo_springfield.json", "om_geo_non_ascii.json", "om_geo_one.json",
    ]
    for name in names {
      let transport = ScriptedTransport([
        Sample.paths.search: try RecordedData.weather.text(name)
      ])
      #expect(try await !Sample.finder(transport).places(for: "x y").places.isEmpty)
    }
    let none = ScriptedTransport([
      Sample.paths.search: try RecordedData.weather.text("om_geo_none.json")
    ])
    await #expect(throws: WeatherError.noSuchPlace("Zz")) {
      try await Sample.finder(none).places(for: "Zz")
    }
  }

  @Test func `OpenWeatherMap's places serve where the others cannot be reached`() async throws {
    for (file, count) in [
      ("owm_geo_london.json", 5), ("owm_geo_springfield.json", 5), ("owm_geo_non_ascii.json", 1),
      ("owm_geo_one_no_local_names.json", 1), ("owm_geo_one_local_names.json", 1),
    ] {
      let body = try RecordedData.weather.data(file)
      let transport = ScriptedTransport { request throws(HTTPError) in
        guard request.url.path() == "/geo/1.0/direct" else {
          throw .unreachable(host: "x", reason: "y")
        }
        return HTTPResponse(status: 200, body: body)
      }
      let finder = PlaceFinder(http: transport.http, key: APIKey("k")) { Sample.now }
      #expect(try await finder.places(for: "abc").places.count == count)
    }
  }

  @Test func `each tricky query is sent as it has to be`() async throws {
    let rows = try RecordedData.weather.text("tricky_queries.tsv")
      .split(separator: "\n", omittingEmptySubsequences: false).dropFirst().filter { !$0.isEmpty }
    #expect(rows.count >= 24)
    for row in rows {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let transport = ScriptedTransport([Sample.paths.search: "{}"])
      let outcome = try? await Sample.finder(transport).places(for: fields[0])
      let names = transport.queries.compactMap { query in
        query.split(separator: "&").first { $0.hasPrefix("name=") }.map { String($0.dropFirst(5)) }
      }
      if fields[1].isEmpty
        || Double(fields[0].prefix { $0 != "," }) != nil && fields[0].contains(",")
      {
        #expect(names == [], "\(fields[0])")
        #expect((outcome == nil) == fields[1].isEmpty)
      } else if fields[1].contains("%2C") {
        #expect(names == [String(fields[1].split(separator: "%2C")[0]), fields[1]])
      } else {
        #expect(names == [fields[1]])
      }
    }
  }
}

extension String {
  fileprivate func split(separator: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = self[...]
    while let range = rest.range(of: separator) {
      parts.append(rest[..<range.lowerBound])
      rest = rest[range.upperBound...]
    }
    return parts + [rest]
  }
}
