import Foundation
import HTTP
import Testing
import Weather

@Suite struct WeatherClientTests {
  private static let places = (0..<10).map {
    Place(name: "p\($0)", latitude: Double($0), longitude: 0)
  }

  @Test func `ten places cost one request, and rows fail for themselves`() async throws {
    let rows = (0..<10).map { $0 == 3 ? "null" : Sample.openMeteo }.joined(separator: ",")
    let transport = ScriptedTransport([Sample.paths.forecast: "[\(rows)]"])
    let outcomes = try await Sample.client(transport).reports(for: Self.places)
    #expect(transport.paths == [Sample.paths.forecast])
    #expect(transport.queries[0].contains("latitude=0%2C1%2C2%2C3%2C4%2C5%2C6%2C7%2C8%2C9&"))
    #expect(transport.queries[0].contains("timezone=auto&timeformat=unixtime"))
    let ok = outcomes.map { (try? $0.get()) != nil }
    #expect(ok == (0..<10).map { $0 != 3 })
  }

  @Test func `a place that spoils the request fails alone`() async throws {
    let transport = ScriptedTransport { request throws(HTTPError) in
      let query = request.url.query() ?? ""
      guard !query.contains("latitude=0,1") && !query.contains("latitude=0%2C") else {
        return HTTPResponse(status: 400)
      }
      if query.contains("latitude=1&") { return HTTPResponse(status: 400) }
      return HTTPResponse(status: 200, body: Data(Sample.openMeteo.utf8))
    }
    let outcomes = try await Sample.client(transport).reports(for: Array(Self.places.prefix(3)))
    #expect(outcomes.map { (try? $0.get()) != nil } == [true, false, true])
    #expect(transport.requests.count == 4)
  }

  @Test func `values arrive in their units`() async throws {
    let report = try await Sample.client(
      ScriptedTransport([Sample.paths.forecast: Sample.openMeteo])
    )
    .report(for: Sample.london, WeatherQuery(hours: 2, days: 1))
    #expect(report.current?.condition == .lightRain)
    #expect(report.current?.gustKilometresPerHour == nil)  // below the wind
    #expect(report.current?.uvIndex == 1.5)  // of the hour around it
    #expect(report.current?.precipitationMillimetresPerHour == 0.8)
    #expect(report.hours[1].temperatureCelsius == nil)
    let map = try await Sample.client(
      ScriptedTransport([
        Sample.paths.current: Sample.weatherMap, Sample.paths.steps: #"{"list":[]}"#,
      ]),
      key: "k"
    ).report(for: Sample.london)
    #expect(map.current?.windKilometresPerHour == 18)
    #expect(map.current?.windDirectionDegrees == 0)
    #expect(map.provider == .openWeatherMap && map.current?.isDay == true)
  }

  private static let faults: [HTTPResponse] = [
    HTTPResponse(status: 503), HTTPResponse(status: 429),
    HTTPResponse(status: 200, body: Data("{".utf8)), HTTPResponse(status: 200),
    HTTPResponse(status: 200, body: Data(#"{"cod":"404","message":"x"}"#.utf8)),
  ]

  private static func service(_ fault: HTTPResponse) -> ScriptedTransport {
    ScriptedTransport { request throws(HTTPError) in
      guard request.url.path() == Sample.paths.forecast else { return fault }
      return HTTPResponse(status: 200, body: Data(Sample.openMeteo.utf8))
    }
  }

  @Test(arguments: 0..<5)
  func `where the provider fails the other answers and says so`(number: Int) async throws {
    let transport = Self.service(Self.faults[number])
    let report = try await Sample.client(transport, key: "SECRET").report(for: Sample.london)
    #expect(report.provider == .openMeteo)
    guard case .fellBack(.openWeatherMap, let reason)? = report.notes.first else {
      Issue.record("no note")
      return
    }
    #expect(!reason.description.contains("SECRET"))
  }

  @Test(arguments: 0..<5)
  func `a provider that was asked for by name is not replaced`(number: Int) async {
    let client = Sample.client(
      Self.service(Self.faults[number]), provider: .openWeatherMap, key: "k")
    await #expect(throws: WeatherError.self) { try await client.report(for: Sample.london) }
  }

  @Test(arguments: [401, 403])
  func `a refused key is never replaced and never shown`(status: Int) async throws {
    let transport = Self.service(HTTPResponse(status: status, body: Data("SECRET".utf8)))
    let client = Sample.client(transport, key: "SECRET")
    let error = await #expect(throws: WeatherError.self) {
      try await client.report(for: Sample.london)
    }
    #expect(error == .keyRefused(.openWeatherMap, status: status))
    #expect(error.map { "\($0)\(String(reflecting: $0))".contains("SECRET") } == false)
    #expect("\(APIKey("SECRET"))\(String(reflecting: APIKey("SECRET")))" == "******")
    #expect(transport.paths == [Sample.paths.current])
  }

  @Test func `a redirect that repeats the key takes it nowhere else`() async throws {
    let place = ["location": "https://other.example/?appid=SECRET"]
    let transport = Self.service(HTTPResponse(status: 302, headers: place))
    let client = Sample.client(transport, provider: .openWeatherMap, key: "SECRET")
    await #expect(throws: WeatherError.self) { try await client.report(for: Sample.london) }
    #expect(!transport.requests.isEmpty)
    #expect(transport.requests.allSatisfy { $0.url.host() != "other.example" })
  }

  @Test func `a key is not sent over plain http to another machine`() async throws {
    let transport = ScriptedTransport([:])
    let addresses = WeatherAddresses(
      openWeatherMap: try #require(URL(string: "http://weather.example")))
    let client = WeatherClient(
      http: transport.http, addresses: addresses, key: APIKey("SECRET")
    ) { Sample.now }
    let error = await #expect(throws: WeatherError.self) {
      try await client.report(for: Sample.london)
    }
    #expect(error.map { "\($0)".contains("SECRET") } == false)
    #expect(transport.requests.isEmpty)
  }

  @Test(arguments: [
    ("de_AT", "de"), ("pt-BR", "pt_br"), ("pt_PT", "pt"), ("zh_TW", "zh_tw"), ("uk_UA", "ua"),
    ("cs", "cz"), ("EN", "en"),
  ])
  func `OpenWeatherMap is asked in its own code of a language`(
    language: String, code: String
  ) async throws {
    let transport = ScriptedTransport([
      Sample.paths.current: Sample.weatherMap, Sample.paths.steps: #"{"list":[]}"#,
    ])
    _ = try await Sample.client(transport, key: "k")
      .report(for: Sample.london, WeatherQuery(language: language))
    #expect(transport.queries[0].contains("&lang=\(code)&"))
  }

  @Test func `no key is an error where one is needed`() async {
    let client = Sample.client(ScriptedTransport([:]), provider: .openWeatherMap)
    await #expect(throws: WeatherError.noKey(.openWeatherMap)) {
      try await client.report(for: Sample.london)
    }
  }
}
