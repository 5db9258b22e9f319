import TestSupport

/// How long the full-screen view takes to answer a key while all stories are being fetched; the slowest counts.
struct ViewKeys: Measure {
  func measurements(on bench: Bench) async throws -> [Measurement] {
    let view = try await ViewOnTerminal(of: bench.storyCount, from: bench, milliseconds: 20)
    view.tool.type("r")
    var times: [Double] = []
    for round in 0..<(bench.isQuick ? 2 : 30) {
      times.append(try await view.milliseconds(toAnswer: round.isMultiple(of: 2) ? "j" : "k"))
    }
    return [Measurement("view: a key while it fetches", times.max() ?? 0, "ms", ideal: 50)]
  }
}
