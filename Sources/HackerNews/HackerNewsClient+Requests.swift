import AsyncOperators
#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP

extension HackerNewsClient {
  /// The document of one item, judged; whatever goes wrong is a gap.
  ///
  /// Who asks while another waits for the same item gets what that one gets.
  nonisolated func reading(of id: Int) async -> ItemReading {
    guard IDList.possible.contains(id) else { return .gap(.missing, kids: []) }
    let reading = await flights.value(for: id) { await self.requestedReading(of: id) }
    return reading ?? .gap(.failed(.cancelled), kids: [])
  }

  private nonisolated func requestedReading(of id: Int) async -> ItemReading {
    do throws(HTTPError) {
      let request = request(to: baseURL, path: "item/\(id).json")
      guard let document = try await http.json(ItemDocument?.self, from: request) else {
        return .gap(.missing, kids: [])
      }
      return ItemReading(document, for: id)
    } catch .undecodable(_, let reason) {
      return .gap(.malformed(reason), kids: [])
    } catch {
      return .gap(.failed(error), kids: [])
    }
  }

  /// A GET of something small.
  nonisolated func request(to base: URL, path: String) -> HTTPRequest {
    HTTPRequest(url: base.appending(path: path), maximumBodyBytes: 64 << 10)
  }

  nonisolated func fetch<Document: Decodable & Sendable>(
    _ type: Document.Type, from request: HTTPRequest
  ) async throws(HackerNewsError) -> Document {
    do { return try await http.json(type, from: request) } catch { throw .http(error) }
  }

  /// Whether somebody could have this name: letters, digits, `-` and `_`, which need no escaping in an address.
  static func isPossible(name: String) -> Bool {
    (1...64).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
      }
  }
}
