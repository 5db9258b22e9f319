#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP

extension MoviesClient {
  /// The most bytes of an answer; a film with all its people takes some hundred thousand.
  private static let mostBytes = 4 << 20

  /// Those that say that the key is of no use.
  private static let keyRefusals: Set<Int> = [401, 403]

  /// The document at a path.
  nonisolated func fetch<Document: Decodable & Sendable>(
    _ type: Document.Type, _ path: String, _ query: [(name: String, value: String)],
    localized: Bool = true
  ) async throws(MoviesError) -> Document {
    try await answer(path, query, localized: localized).document(type)
  }

  /// What comes back from a path, also with one of the statuses given.
  ///
  /// - Throws: `.keyRefused` or `.http`.
  nonisolated func answer(
    _ path: String, _ query: [(name: String, value: String)], localized: Bool = true,
    accepting statuses: Set<Int> = []
  ) async throws(MoviesError) -> MoviesAnswer {
    let spoken = localized ? language.map { [("language", $0)] } ?? [] : []
    var request = request(path, query: query + spoken + key.query)
    request.acceptedStatuses = statuses.union(Self.keyRefusals)
    let answer: MoviesAnswer
    do throws(HTTPError) {
      answer = MoviesAnswer(request: request, response: try await http.get(request))
    } catch { throw .http(error) }
    if Self.keyRefusals.contains(answer.response.status), let refusal = answer.refusal {
      throw .keyRefused(refusal.keyRefusal)
    }
    return answer
  }

  private nonisolated func request(
    _ path: String, query: [(name: String, value: String)]
  ) -> HTTPRequest {
    var parts = URLComponents(url: baseURL.appending(path: path), resolvingAgainstBaseURL: false)
    parts?.percentEncodedQuery = query.map { "\($0.name)=\($0.value.inQuery)" }
      .joined(separator: "&")
    return HTTPRequest(
      url: parts?.url ?? baseURL,
      headers: key.headers.merging(["Accept": "application/json"]) { a, _ in a },
      maximumBodyBytes: Self.mostBytes, secret: key.text)
  }
}

extension String {
  /// The text as a value of a query: all but letters, digits and four signs is escaped, a plus sign too.
  fileprivate var inQuery: String {
    utf8.map { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        String(UnicodeScalar(byte))
      default:
        "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
