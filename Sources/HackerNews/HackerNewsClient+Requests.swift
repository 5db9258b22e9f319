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
  nonisolated func answer(of id: Int) async -> ItemAnswer {
    guard IDList.possible.contains(id) else { return ItemAnswer(nil, for: id) }
    let answer = await flights.value(for: id) { await self.requestedAnswer(of: id) }
    return answer ?? ItemAnswer(.failed(.cancelled))
  }

  private nonisolated func requestedAnswer(of id: Int) async -> ItemAnswer {
    do throws(HTTPError) {
      let request = request(to: baseURL, path: "item/\(id).json")
      return ItemAnswer(try await http.json(ItemDocument?.self, from: request), for: id)
    } catch .undecodable(_, let reason) {
      return ItemAnswer(.malformed(reason))
    } catch {
      return ItemAnswer(.failed(error))
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
