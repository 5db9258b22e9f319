import TestSupport

/// What a thread of 2,000 comments costs in the full-screen view: to begin with, while it comes in, and to be read.
///
/// The slowest key counts. The thread comes item by item, which takes longest: the search service, which has it in one
/// piece, does not answer.
struct ViewThread: Measure {
  func measurements(on bench: Bench) async throws -> [Measurement] {
    let view = try await ViewOnTerminal(
      feed: "top", of: 1, from: bench.address(milliseconds: 2),
      searching: "\(bench.origin)/0/none/api/v1")
    let first = try await view.milliseconds(toAnswer: "\r") { $0.contains("reader0") }
    var loading: [Double] = []
    // One goes to and fro between the story and the first comment, until all is there.
    while !view.hasShown("comment 1 of"), loading.count < 2_000 {
      let key = loading.count.isMultiple(of: 2) ? "j" : "k"
      loading.append(try await view.milliseconds(toAnswer: key, showing: Self.hasReversed))
    }
    var reading: [Double] = []
    for key in ["G", "g"] + Array(repeating: " ", count: bench.isQuick ? 2 : 40) {
      reading.append(try await view.milliseconds(toAnswer: key, showing: Self.hasReversed))
    }
    let peak = try ProcessMemory(of: view.tool.process).most
    let name = "thread of \(OriginThread.commentCount)"
    return [
      Measurement("\(name): its first comments", first, "ms", ideal: 200),
      Measurement("\(name): a key while it comes", loading.max() ?? 0, "ms", ideal: 50),
      Measurement("\(name): a key that scrolls", reading.max() ?? 0, "ms", ideal: 50),
      Measurement("\(name): most memory", Double(peak) / 1_048_576, "MiB", ideal: 100),
    ]
  }

  /// Whether another row is selected: frames that only bring comments do not count.
  @Sendable private static func hasReversed(_ output: String) -> Bool {
    output.contains(";7m") || output.contains(";7;")
  }
}
