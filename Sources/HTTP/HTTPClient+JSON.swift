#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

extension HTTPClient {
  /// The value that the answer's JSON stands for, decoded off the caller's actor.
  ///
  /// - Throws: as `get`, and `.undecodable` for a body that is empty, a web page, or not what `type` needs.
  public func json<Value: Decodable & Sendable>(
    _ type: Value.Type, from request: HTTPRequest
  ) async throws(HTTPError) -> Value {
    let response = try await get(request)
    return try await Self.decode(type, from: response.body, of: request)
  }

  /// The value that the JSON of a body stands for, decoded off the caller's actor.
  ///
  /// - Throws: `.undecodable` for a body that is empty, a web page, or not what `type` needs.
  @concurrent package static func decode<Value: Decodable & Sendable>(
    _ type: Value.Type, from body: Data, of request: HTTPRequest
  ) async throws(HTTPError) -> Value {
    do {
      // A connection that ends too early, or a sign-in page of a hotel, looks like a success up to here.
      let first = body.first { ![0x20, 0x09, 0x0a, 0x0d].contains($0) }
      guard let first else { throw UndecodableBody(reason: "an empty body") }
      if first == 0x3c { throw UndecodableBody(reason: "a web page in place of JSON") }
      return try JSONDecoder().decode(type, from: body)
    } catch {
      throw .undecodable(endpoint: request.endpoint, reason: UndecodableBody(error).reason)
    }
  }
}
