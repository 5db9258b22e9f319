import Foundation
import HTTP
import Testing
import Weather

@Suite struct PlaceFinderTests {
  private static let springfields = #"""
    {"results":[
    {"id":1,"name":"Springfield","latitude":37.2,"longitude":-93.3,"country_code":"US","country":"United States","admin1":"Missouri","timezone":"America/Chicago","population":170188},
    {"id":2,"name":"Springfield","latitude":39.8,"longitude":-89.6,"country_code":"US","country":"United States","admin1":"Illinois","admin2":"Sangamon"},
    {"id":3,"name":"Springfield","longitude":-12.5,"country_code":"CA","country":"Canada","admin1":"Ontario"}]}
    """#

  private static func regions(_ text: String) async throws -> [String] {
    let transport = ScriptedTransport([Sample.paths.search: springfields])
    return try await Sample.finder(transport).places(for: text).places.compactMap(\.adminRegion)
  }

  @Test(arguments: [
    ("Springfield", ["Missouri", "Illinois", "Ontario"]),
    ("Springfield, IL", ["Illinois"]),
    ("Springfield, il", ["Illinois"]),
    ("springfield,Illinois , USA", ["Illinois"]),
    ("Springfield, Sangamon", ["Illinois"]),
    ("Springfield, United States", ["Missouri", "Illinois"]),
    ("Springfield, CA", ["Ontario"]),
    ("Springfield, ON", ["Ontario"]),
    ("Springfield,", ["Missouri", "Illinois", "Ontario"]),
  ])
  func `what follows a comma picks among the places`(text: String, regions: [String]) async throws {
    #expect(try await Self.regions(text) == regions)
  }

  @Test func `where nothing fits the whole text is searched for`() async throws {
    let transport = ScriptedTransport { request throws(HTTPError) in
      let isWhole = request.url.query()?.contains("D.C.") == true
      let body =
        isWhole
        ? #"{"results":[{"id":7,"name":"Washington, D.C.","latitude":38.9,"longitude":-77}]}"#
        : "{}"
      return HTTPResponse(status: 200, body: Data(body.utf8))
    }
    let found = try await Sample.finder(transport).places(for: "Washington, D.C.")
    #expect(found.places.map(\.name) == ["Washington, D.C."])
    #expect(transport.requests.count == 2)
  }

  @Test func `a service that passes over the comma brings back no place that does not fit`() async {
    let transport = ScriptedTransport([Sample.paths.search: Self.springfields])
    await #expect(throws: WeatherError.noSuchPlace("Springfield, Atlantis")) {
      try await Sample.finder(transport).places(for: "Springfield, Atlantis")
    }
    #expect(transport.requests.count == 2)
  }

  @Test func `an area may be named in English while places are in another language`() async throws {
    let transport = ScriptedTransport { request throws(HTTPError) in
      let isEnglish = request.url.query()?.contains("language=en") == true
      let (name, country) = isEnglish ? ("Vienna", "Austria") : ("Wien", "Österreich")
      let body =
        #"{"results":[{"id":1,"name":"\#(name)","country":"\#(country)","latitude":48.2,"longitude":16.4}]}"#
      return HTTPResponse(status: 200, body: Data(body.utf8))
    }
    let finder = Sample.finder(transport)
    let found = try await finder.places(for: "Vienna, Austria", language: "de")
    #expect(found.places.map(\.fullName) == ["Wien, Österreich"])
    #expect(transport.requests.count == 2)
    let near = try await finder.places(for: "Vienna, osterreich", language: "de")
    #expect(near.places.map(\.name) == ["Wien"])
    #expect(transport.requests.count == 3)
  }

  @Test func `what a service leaves out is zero for a latitude and absent for the rest`()
    async throws
  {
    let transport = ScriptedTransport([Sample.paths.search: Self.springfields])
    let places = try await Sample.finder(transport).places(for: "Springfield").places
    #expect(places[2].latitude == 0 && places[2].longitude == -12.5)
    #expect(places[2].population == nil && places[2].elevationMetres == nil)
    #expect(places[0].fullName == "Springfield, Missouri, United States")
  }

  @Test(arguments: [
    ("51.5,-0.12", 51.5, -0.12, "51.5, -0.12"),
    (" -33.87 , 151.21 ", -33.87, 151.21, "-33.87, 151.21"),
    ("51.5 -0.12", 51.5, -0.12, "51.5, -0.12"), ("0,0", 0, 0, "0, 0"), ("-0.0,-0", 0, 0, "0, 0"),
    ("51.5°N, 0.12°W", 51.5, -0.12, "51.5, -0.12"),
    ("33.87S 151.21E", -33.87, 151.21, "-33.87, 151.21"),
  ])
  func `coordinates cost no request`(text: String, north: Double, east: Double, name: String)
    async throws
  {
    let transport = ScriptedTransport([:])
    let place = try #require(try await Sample.finder(transport).places(for: text).places.first)
    #expect(place.latitude == north && place.longitude == east && place.name == name)
    #expect(place.latitude.sign == (north < 0 ? .minus : .plus))
    #expect(transport.requests.isEmpty)
  }

  @Test(arguments: ["91,0", "0,181", "-90.01,5"])
  func `a point beyond the globe is told`(text: String) async {
    await #expect(throws: WeatherError.noSuchCoordinates(text)) {
      try await Sample.finder(ScriptedTransport([:])).places(for: text)
    }
  }

  @Test(arguments: ["111 22", "01001", "1e3,5", "nan,inf", "Å", "+5,3"])
  func `a post code or a name is no pair of coordinates`(text: String) async {
    let transport = ScriptedTransport([Sample.paths.search: "{}"])
    await #expect(throws: WeatherError.noSuchPlace(text)) {
      try await Sample.finder(transport).places(for: text)
    }
    #expect(!transport.requests.isEmpty)
  }

  @Test func `a name goes out composed, with twenty candidates`() async {
    let transport = ScriptedTransport([Sample.paths.search: "{}"])
    _ = try? await Sample.finder(transport).places(for: "\u{200b}Zu\u{308}rich ", language: "DE")
    #expect(transport.queries == ["name=Z%C3%BCrich&count=20&language=de&format=json"])
  }

  @Test(arguments: [("pt_BR", "pt"), ("de-AT", "de"), ("EN", "en")])
  func `a language goes out without its region`(code: String, asked: String) async {
    let transport = ScriptedTransport([Sample.paths.search: "{}"])
    _ = try? await Sample.finder(transport).places(for: "Wien", language: code)
    #expect(transport.queries == ["name=Wien&count=20&language=\(asked)&format=json"])
  }

  @Test func `a comma with nothing behind it says nothing`() async throws {
    let transport = ScriptedTransport([Sample.paths.search: Self.springfields])
    let found = try await Sample.finder(transport).places(for: "Springfield, ")
    #expect(found.places.count == 3 && found.text == "Springfield,")
    #expect(transport.queries.map { $0.hasPrefix("name=Springfield&") } == [true])
  }

  @Test(arguments: [
    #"{"error":true,"reason":"x"}"#, "[]", #"{"results":[]} trailing words"#, "<html>", "",
  ])
  func `what is no list of places is unreadable`(body: String) async {
    let transport = ScriptedTransport([Sample.paths.search: body])
    await #expect {
      try await Sample.finder(transport).places(for: "London")
    } throws: { error in
      if case .http(.undecodable)? = error as? WeatherError { true } else { false }
    }
  }
}
