#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Synchronization

/// What was brought in earlier runs, or by others who share the cache.
final class NewsMemory: Sendable {
  /// Something that was kept, and when.
  struct Kept<Value: Sendable>: Sendable {
    var value: Value
    var storedAt: Date
  }

  private let cache: any NewsCache
  private let keepsThreads: Bool
  private let used = Mutex(0)
  /// A longer thread is not kept.
  private static let mostThreadBytes = 4 << 20

  init(_ cache: any NewsCache, keepsThreads: Bool) {
    self.cache = cache
    self.keepsThreads = keepsThreads
  }

  /// How many items and lists were answered from here.
  var answerCount: Int { used.withLock { $0 } }

  /// Notes that so many items and lists were of use.
  func countAnswers(_ count: Int) { used.withLock { $0 += count } }

  /// The whole list of a feed.
  func list(of feed: Feed) async -> Kept<[Int]>? {
    await value(IDList.self, for: Self.name(of: feed)).map {
      Kept(value: $0.value.ids, storedAt: $0.storedAt)
    }
  }

  /// The documents there are of some items.
  func documents(of ids: [Int]) async -> [Int: Kept<ItemDocument>] {
    let values = await cache.values(for: ids.map(Self.name))
    var documents: [Int: Kept<ItemDocument>] = [:]
    for id in ids {
      guard let kept = values[Self.name(of: id)],
        let document = Self.decoded(ItemDocument.self, kept)
      else { continue }
      documents[id] = document
    }
    return documents
  }

  /// A thread as it was read last.
  func thread(of id: Int) async -> Kept<ThreadRecord>? {
    await value(ThreadRecord.self, for: "thread/\(id)")
  }

  /// Keeps a list, and what came for items: what is gone for certain is forgotten, what failed stays as it was.
  func keep(_ list: [Int]?, of feed: Feed, _ answers: [Int: ItemAnswer]) async {
    var values: [(name: String, bytes: [UInt8])] = []
    var gone: [String] = []
    for (id, answer) in answers {
      switch answer.reading {
      case .item(let item) where item.title != nil:
        if let bytes = Self.bytes(of: answer.document) { values.append((Self.name(of: id), bytes)) }
      case .gap(let reason, _) where reason.isGone: gone.append(Self.name(of: id))
      case .item, .gap: break
      }
    }
    // The list last: who finds it finds what is in it.
    if let list, let bytes = Self.bytes(of: list) { values.append((Self.name(of: feed), bytes)) }
    if !gone.isEmpty { await cache.remove(gone) }
    if !values.isEmpty { await cache.store(values) }
  }

  /// Keeps a thread, unless none is kept, a part of it could not be had or it is very long.
  func keep(_ thread: ThreadRecord, of id: Int) async {
    guard keepsThreads, thread.isWhole, let bytes = Self.bytes(of: thread),
      bytes.count <= Self.mostThreadBytes
    else { return }
    await cache.store([("thread/\(id)", bytes)])
  }

  private func value<Value: Decodable & Sendable>(
    _ type: Value.Type, for name: String
  ) async -> Kept<Value>? {
    await cache.values(for: [name])[name].flatMap { Self.decoded(type, $0) }
  }

  private static func decoded<Value: Decodable & Sendable>(
    _ type: Value.Type, _ kept: CachedNews
  ) -> Kept<Value>? {
    (try? JSONDecoder().decode(type, from: Data(kept.bytes))).map {
      Kept(value: $0, storedAt: kept.storedAt)
    }
  }

  private static func bytes(of value: some Encodable) -> [UInt8]? {
    (try? JSONEncoder().encode(value)).map { [UInt8]($0) }
  }

  private static func name(of id: Int) -> String { "item/\(id)" }
  private static func name(of feed: Feed) -> String { "list/\(feed.rawValue)" }
}
