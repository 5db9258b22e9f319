import FileStore
import Foundation
import HTTP
import Synchronization
import TestSupport
import Testing
import Weather

@Suite struct WeatherMemoryTests {
  @Test func `answers hold for their time, and serve in an outage when they are old`() async throws
  {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "weather-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let time = Mutex(Sample.now)
    let isDown = Mutex(false)
    let transport = ScriptedTransport { _ throws(HTTPError) in
      if isDown.withLock({ $0 }) { throw .unreachable(host: "h", reason: "r") }
      return HTTPResponse(status: 200, body: Data(Sample.openMeteo.utf8))
    }
    let now: @Sendable () -> Date = { time.withLock { $0 } }
    let cache = DiskCache(
      folder: folder.path, limits: WeatherClient.cacheLimits, now: now, report: { _ in })
    let client = WeatherClient(http: transport.http, cache: cache, now: now)
    let first = try await client.report(for: Sample.london)
    time.withLock { $0 += 599 }
    #expect(try await client.report(for: Sample.london) == first)
    #expect(transport.requests.count == 1)
    time.withLock { $0 += 2 }
    #expect(try await client.report(for: Sample.london).notes == [])
    #expect(transport.queries[1].contains("current=") && !transport.queries[1].contains("daily="))
    time.withLock { $0 += 1300 }
    _ = try await client.report(for: Sample.london)
    #expect(transport.queries[2].contains("daily="))
    isDown.withLock { $0 = true }
    time.withLock { $0 += 7200 }
    let old = try await client.report(for: Sample.london)
    #expect(old.outdatedReason == .http(.unreachable(host: "h", reason: "r")))
    #expect(now().timeIntervalSince(old.fetchedAt) == 7200)
    await #expect(throws: WeatherError.http(.unreachable(host: "h", reason: "r"))) {
      try await client.report(for: Sample.london, WeatherQuery(isFresh: true))
    }
  }

  @Test func `two days of hours are two days when the first hour is over`() async throws {
    let folder = try TemporaryFolder()
    // 10:55 in London: the hours begin at 10:00, and 20 minutes later with another.
    let time = Mutex(Sample.now.addingTimeInterval(2400))
    let start = Int(time.withLock { $0.timeIntervalSince1970 }) / 3600 * 3600
    let transport = ScriptedTransport { request throws(HTTPError) in
      let now = time.withLock { Int($0.timeIntervalSince1970) }
      let items = URLComponents(url: request.url, resolvingAgainstBaseURL: true)?.queryItems
      let asked = items?.first { $0.name == "forecast_hours" }?.value.flatMap(Int.init) ?? 0
      let times = (0..<asked).map { "\(start + $0 * 3600)" }.joined(separator: ",")
      let body = #"{"current":{"time":\#(now)},"hourly":{"time":[\#(times)]},"daily":{}}"#
      return HTTPResponse(status: 200, body: Data(body.utf8))
    }
    let now: @Sendable () -> Date = { time.withLock { $0 } }
    let cache = DiskCache(
      folder: folder.path, limits: WeatherClient.cacheLimits, now: now, report: { _ in })
    let client = WeatherClient(http: transport.http, cache: cache, now: now)
    let query = WeatherQuery(hours: 48)
    #expect(try await client.report(for: Sample.london, query).hours(next: 48).count == 48)
    time.withLock { $0 += 1200 }
    #expect(try await client.report(for: Sample.london, query).hours(next: 48).count == 48)
    #expect(transport.queries.map { $0.contains("hourly=") } == [true, false])
  }

  @Test func `a forecast does not outlive its first day at the place`() async throws {
    let folder = try TemporaryFolder()
    // 23:50 in London.
    let time = Mutex(Sample.now.addingTimeInterval(48_900))
    let transport = ScriptedTransport([Sample.paths.forecast: Sample.openMeteo])
    let now: @Sendable () -> Date = { time.withLock { $0 } }
    let cache = DiskCache(
      folder: folder.path, limits: WeatherClient.cacheLimits, now: now, report: { _ in })
    let client = WeatherClient(http: transport.http, cache: cache, now: now)
    _ = try await client.report(for: Sample.london)
    time.withLock { $0 += 540 }
    _ = try await client.report(for: Sample.london)
    #expect(transport.requests.count == 1)
    time.withLock { $0 += 59 + 1 }
    _ = try await client.report(for: Sample.london)
    #expect(transport.queries.map { $0.contains("daily=") } == [true, true])
  }
}
