import HTTP

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The requests to one origin: some under way, the rest in line behind them.
struct Lane {
  /// Streams have lanes of their own, so that they do not take the places of requests.
  struct Key: Hashable {
    let scheme: String
    let host: String
    let port: Int
    let isStream: Bool

    init(_ exchange: any Exchange) {
      scheme = exchange.request.url.scheme?.lowercased() ?? ""
      host = exchange.request.hostName
      port = exchange.request.url.port ?? 0
      isStream = exchange.isStream
    }
  }

  var underWay = 0
  private var line: [Job] = []
  private var head = 0
  private var gone = 0

  /// Whether nobody is in line.
  var isEmpty: Bool { line.count - head - gone <= 0 }

  mutating func append(_ job: Job) { line.append(job) }

  /// The first that still waits.
  mutating func popFirst() -> Job? {
    while head < line.count {
      let job = line[head]
      head += 1
      if case .waiting = job.phase { return job }
      gone -= 1
    }
    line.removeAll(keepingCapacity: line.count < 1024)
    (head, gone) = (0, 0)
    return nil
  }

  /// One in line has left; the places of those are cleared when they are half of the line.
  mutating func noteLeft() {
    gone += 1
    guard gone > 32, gone > (line.count - head) / 2 else { return }
    line = line[head...].filter { if case .waiting = $0.phase { true } else { false } }
    (head, gone) = (0, 0)
  }
}
