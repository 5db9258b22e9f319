#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HTTP

/// Item numbers in the order sent, each once; what is no number is left out.
struct IDList: Decodable {
  var ids: [Int]
  /// How many elements were sent, numbers or not.
  var sent: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let numbers: [Int?]
    if let plain = try? container.decode([Int].self) {
      numbers = plain
    } else {
      numbers = try container.decode([Lenient<Double>].self).map {
        $0.value.flatMap(Int.init(exactly:))
      }
    }
    var seen: Set<Int> = []
    ids = numbers.compactMap(\.self).filter {
      Self.possible.contains($0) && seen.insert($0).inserted
    }
    sent = numbers.count
  }

  /// Numbers an item can have: whole numbers that every JSON reader keeps exactly.
  static let possible = 1...((1 << 53) - 1)

  /// Reads a list off the caller's actor; one in which nothing is a number is an error that looks like an answer.
  @concurrent
  static func decoded(from body: Data, endpoint: String) async throws(HTTPError) -> [Int] {
    guard let list = try? JSONDecoder().decode(IDList.self, from: body) else {
      throw .undecodable(endpoint: endpoint, reason: "not a list of items")
    }
    guard list.sent == 0 || !list.ids.isEmpty else {
      throw .undecodable(endpoint: endpoint, reason: "a list without a single item")
    }
    return list.ids
  }
}
