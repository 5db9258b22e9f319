import Foundation
import LoopbackServer
import TerminalModel
import TestSupport
import Testing

/// Every recorded file of the service goes through the built tool.
@Suite(
  .timeLimit(.minutes(5)), .enabled(if: RecordedData.movies.isThere, "\(RecordedData.absence)"))
struct RecordedFilesTests {
  private static let pages: [(String, Int)] = [
    ("now_playing_p1.json", 20), ("popular_p1.json", 20), ("popular_p2.json", 20),
    ("top_rated_p1.json", 20), ("upcoming_p1.json", 20), ("upcoming_p2.json", 20),
    ("upcoming_p19_last.json", 9), ("popular_p500_cap.json", 20),
    ("upcoming_2018_p8_sparse.json", 20), ("search_fight_club_p1.json", 20),
    ("search_fight_club_p2_last.json", 19), ("search_empty.json", 0),
    ("now_playing_empty_region.json", 0), ("now_playing_p1_edges.json", 20),
    ("popular_p1_edges.json", 20), ("top_rated_p1_edges.json", 20),
    ("upcoming_p1_edges.json", 20), ("popular_one_undecodable_row.json", 2),
  ]
  private static let failures: [(String, Int, Int32)] = [
    ("error_400_code22_page_501.json", 400, 1), ("error_401_code7_invalid_key.json", 401, 77),
    ("error_404_code34_not_found.json", 404, 66), ("error_422_page_out_of_range.json", 422, 1),
    ("error_422_page_zero.json", 422, 1), ("error_422_query_missing.json", 422, 1),
    ("error_429_code25_rate_limited.json", 429, 75),
    ("error_429_code25_no_success_key.json", 429, 75),
    ("error_429_code25_no_success_key.json", 200, 76),
    ("error_500_code11_internal.json", 500, 69), ("error_502_gateway.html", 502, 69),
    ("error_502_gateway.html", 504, 69), ("error_503_code46_maintenance.json", 503, 69),
    ("error_504_code24_backend_timeout.json", 504, 69),
    ("status_200_captive_portal.html", 200, 76), ("status_200_empty_body.json", 200, 76),
    ("status_200_empty_body.json", 204, 76), ("status_200_truncated.json", 200, 76),
    ("genres_movie_en.json", 200, 76), ("configuration.json", 200, 76),
  ]
  private static let pictures: [(String, String)] = [
    ("poster_92x138.jpg", "▀▀▀"), ("poster_92x138_progressive.jpg", "▀▀▀"),
    ("poster_92x138.png", "▀▀▀"), ("noise_48x72.png", "▀▀▀"), ("exact_3072_bytes.png", "▀▀▀"),
    ("pixels_4x6.png", "▀▀▀"), ("poster_truncated.jpg", "(poster is damaged)"),
    ("not_an_image.jpg", "(poster not shown)"),
  ]
  private static let others = [
    "details_550.json", "details_550_credits_videos.json", "videos_mixed.json", "README.md",
  ]

  private static func serve(_ name: String, status: Int = 200) throws -> LoopbackResponse {
    .json([UInt8](try RecordedData.movies.data(name)), status: status)
  }

  @Test func `no file is left out`() throws {
    let known = Set(
      Self.pages.map(\.0) + Self.failures.map(\.0) + Self.pictures.map(\.0) + Self.others)
    #expect(Set(try RecordedData.movies.names()) == known)
  }

  @Test(arguments: pages)
  func `a page is printed in every form`(name: String, count: Int) async throws {
    try await InventedFilms.served { films in
      films.answer("/3/movie/popular", try Self.serve(name))
      // No more than this page has: others are not served.
      let limit = "\(max(1, count))"
      for form in ["--json", "--plain"] {
        let end = try await films.run("list", "popular", form, "-q", "-n", limit).finish()
        #expect(end.ending == .exited(0) && end.outputLines.count == count)
        for line in end.outputLines {
          if form == "--plain" {
            #expect(line.count { $0 == "\t" } == 8)
          } else {
            #expect(
              (try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?.count
                == 11)
          }
        }
      }
      for columns in [20, 40, 80, 200] {
        let run = films.runOnTerminal(
          "list", "popular", "-q", "-n", limit, columns: columns, rows: 60)
        let end = try await run.finish()
        var terminal = TerminalModel(columns: columns, rows: 60)
        terminal.apply(end.screen)
        // A row that were too wide would take two.
        let rows = terminal.lines.prefix { !$0.contains("This product") }
        #expect(
          rows.count { !$0.isEmpty } == (count == 0 ? 0 : count + 1) && terminal.unknown == [])
      }
    }
  }

  @Test(arguments: failures)
  func `a refusal or something unreadable has its exit status`(
    name: String, status: Int, ending: Int32
  ) async throws {
    try await InventedFilms.served { films in
      films.answer("/3/movie/popular", try Self.serve(name, status: status))
      let end = try await films.run("list", "popular", "-v").finish()
      #expect(end.ending == .exited(ending) && end.output == [])
      #expect(!end.errorText.contains(InventedFilms.key))
    }
  }

  @Test(arguments: pictures)
  func `a picture is shown, or it is said why not`(name: String, shown: String) async throws {
    try await InventedFilms.served { films in
      films.answer("/3/movie/7", .json(InventedFilms.film(7)))
      films.answer(
        "/t/p/w92/p7.jpg",
        LoopbackResponse(body: .bytes([UInt8](try RecordedData.movies.data(name)))))
      let run = films.runOnTerminal("show", "7", "--images", "blocks", rows: 60)
      var terminal = TerminalModel(columns: 80, rows: 60)
      terminal.apply(try await run.finish().screen)
      #expect(terminal.lines.contains { $0.contains(shown) })
      #expect(terminal.lines[0].hasSuffix("  Film 7"))
    }
  }

  @Test(arguments: ["details_550.json", "details_550_credits_videos.json"])
  func `a film is shown in every form`(name: String) async throws {
    try await InventedFilms.served { films in
      films.answer("/3/movie/550", try Self.serve(name))
      for form in ["--json", "--plain"] {
        let end = try await films.run("show", "550", form, "-q").finish()
        #expect(end.outputLines.count == 1 && end.outputText.contains("Fight Club"))
      }
      for columns in [20, 40, 80, 200] {
        let end = try await films.runOnTerminal("show", "550", columns: columns).finish()
        #expect(end.ending == .exited(0) && end.screenText.contains("Fight"))
      }
    }
  }

  @Test(arguments: [("en", "AAAAAAAAAA4"), ("de-AT", "AAAAAAAAAA3"), ("fr", "AAAAAAAAAA4")])
  func `the trailer is in the language asked for`(language: String, key: String) async throws {
    try await InventedFilms.served { films in
      let videos = String(
        decoding: try RecordedData.movies.data("videos_mixed.json"), as: UTF8.self)
      films.answer("/3/movie/7", .json(#"{"id":7,"title":"A","videos":\#(videos)}"#))
      let end = try await films.run("show", "7", "--json", "--language", language).finish()
      #expect(
        end.outputText.contains(#""trailer_url":"https://www.youtube.com/watch?v=\#(key)""#))
    }
  }
}
