#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP

/// What came back for a request: a document, or a refusal that was asked for too.
struct MoviesAnswer: Sendable {
  let request: HTTPRequest
  let response: HTTPResponse

  /// The document.
  ///
  /// - Throws: `.http`, for a refusal as well.
  func document<Document: Decodable & Sendable>(
    _ type: Document.Type
  ) async throws(MoviesError) -> Document {
    do throws(HTTPError) {
      guard refusal == nil else {
        throw .status(response.status, endpoint: request.endpoint)
      }
      return try await HTTPClient.decode(type, from: response.body, of: request)
    } catch { throw .http(error) }
  }

  /// What is refused; nil for a document.
  var refusal: RefusalDocument? {
    if (200...299).contains(response.status) { return nil }
    return (try? JSONDecoder().decode(RefusalDocument.self, from: response.body))
      ?? RefusalDocument()
  }
}
