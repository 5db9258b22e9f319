import CurlTransport
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP
import LoopbackServer
import Movies

/// How long pages 1 to 5 of a list of films take over a distance.
///
/// The ideal is what the distance alone takes: the first page, which says how many there are, then four at once.
struct PagesFromAfar {
  private static let distance = 50
  private static let pages = 5

  func measurements(rounds: Int) async throws -> [Measurement] {
    try await withLoopbackServer {
      Self.answer(to: $0)
    } while: { server in
      var times: [Double] = []
      for _ in 0..<rounds {
        let client = try Self.client(of: server.address)
        let began = ContinuousClock.now
        var films = 0
        for try await page in client.movies(in: .list(.popular), limit: Self.pages * 20) {
          films += page.movies.count
        }
        times.append(began.duration(to: .now) / .milliseconds(1))
        guard films == Self.pages * 20 else {
          throw Unmeasurable(description: "\(films) films came")
        }
      }
      return [
        Measurement(
          "pages 1 to 5 of films, \(Self.distance) ms away", Bench.median(times), "ms",
          ideal: Double(2 * Self.distance), atMost: 1.5)
      ]
    }
  }

  /// A client with connections of its own, none of which is open yet.
  private static func client(of address: String) throws -> MoviesClient {
    guard let url = URL(string: "\(address)/3") else {
      throw Unmeasurable(description: "no \(address)")
    }
    let http = HTTPClient(
      transport: CurlTransport(connectionsPerHost: 8), clock: ContinuousClock())
    return MoviesClient(http: http, key: MoviesKey("k"), baseURL: url)
  }

  private static func answer(to request: LoopbackRequest) -> LoopbackResponse {
    let page = Int(request.query["page"] ?? "") ?? 1
    let rows = (1...20).map { row in
      #"{"id":\#(page * 20 + row),"title":"A film of a usual length","overview":"What it is about","#
        + #""release_date":"2026-01-02","vote_average":6.5,"vote_count":120}"#
    }
    let body =
      #"{"page":\#(page),"results":[\#(rows.joined(separator: ","))],"total_pages":9,"#
      + #""total_results":180}"#
    var response = LoopbackResponse.json(body)
    response.delay = .milliseconds(distance)
    return response
  }
}
