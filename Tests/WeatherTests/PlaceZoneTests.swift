import Foundation
import Testing
import Weather

@Suite struct PlaceZoneTests {
  private static func date(_ seconds: Int) -> Date {
    Date(timeIntervalSince1970: Double(seconds))
  }

  private static let hasDatabase = PlaceZone(name: "Europe/Berlin", offsetSeconds: 0).hasRules

  @Test(
    .enabled(if: hasDatabase, "this machine has no database of time zones"),
    arguments: [
      ("Europe/Berlin", 1_792_886_399, 7200), ("Europe/Berlin", 1_792_890_000, 3600),
      ("Europe/Berlin", 4_102_444_800, 3600), ("Europe/Berlin", 4_118_083_200, 7200),
      ("Asia/Kathmandu", 1_792_868_400, 20_700), ("America/New_York", 1_785_000_000, -14_400),
      ("America/New_York", 4_102_444_800, -18_000), ("Australia/Lord_Howe", 4_102_444_800, 39_600),
      ("Australia/Lord_Howe", 4_118_083_200, 37_800), ("Etc/GMT", 0, 0),
    ])
  func `the offset is that of the moment`(name: String, seconds: Int, offset: Int) {
    let zone = PlaceZone(name: name, offsetSeconds: 0)
    #expect(zone.offsetSeconds(at: Self.date(seconds)) == offset)
  }

  @Test(
    .enabled(if: hasDatabase, "this machine has no database of time zones"),
    arguments: [
      "Europe/London", "America/St_Johns", "Africa/Casablanca", "Asia/Tehran", "Europe/Dublin",
      "America/Nuuk", "Pacific/Apia", "Antarctica/Troll", "Asia/Gaza",
    ])
  func `the offsets of eighty years are those that Foundation knows`(name: String) throws {
    let known = try #require(TimeZone(identifier: name))
    let zone = PlaceZone(name: name, offsetSeconds: 0)
    for seconds in stride(from: 0, to: 2_100_000_000, by: 86_400 * 5 + 3600) {
      let moment = Self.date(seconds)
      #expect(zone.offsetSeconds(at: moment) == known.secondsFromGMT(for: moment), "\(moment)")
    }
  }

  @Test func `a moment is told in the zone's own day and time`() {
    let zone = PlaceZone(name: nil, offsetSeconds: 20_700)
    let moment = Self.date(1_767_204_000)  // 2025-12-31T18:00:00Z
    #expect(zone.date(at: moment).description == "2025-12-31")
    #expect(zone.clock(at: moment) == "23:45")
    #expect(zone.iso8601(moment) == "2025-12-31T23:45:00+05:45")
    #expect(zone.date(at: Self.date(1_767_204_900)).description == "2026-01-01")
    let west = PlaceZone(name: nil, offsetSeconds: -12_600)
    #expect(west.iso8601(Self.date(-1)) == "1969-12-31T20:29:59-03:30")
  }

  @Test(arguments: [
    "../../etc/passwd", "/etc/passwd", "", "Europe", "A/B/C/D", "zone.tab", "x\u{0}",
  ])
  func `a name that is none has no rules`(name: String) {
    let zone = PlaceZone(name: name, offsetSeconds: 3600)
    #expect(!zone.hasRules)
    #expect(zone.offsetSeconds(at: Self.date(0)) == 3600)
  }

  @Test func `a moment beyond all calendars is no trap`() {
    let zone = PlaceZone(name: "Europe/Berlin", offsetSeconds: .max)
    for seconds in [-Double.infinity, .infinity, .nan, 1e300, -1e300] {
      _ = zone.iso8601(Date(timeIntervalSince1970: seconds))
    }
  }
}
