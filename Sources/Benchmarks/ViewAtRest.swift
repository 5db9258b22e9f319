import TestSupport

/// What the full-screen view of a long list costs while nothing happens.
struct ViewAtRest: Measure {
  func measurements(on bench: Bench) async throws -> [Measurement] {
    let view = try await ViewOnTerminal(of: bench.storyCount, from: bench, milliseconds: 0)
    // What is written once after the beginning is no rest.
    try await Task.sleep(for: .seconds(bench.isQuick ? 0 : 1))
    let (used, frames, began) = (try view.processorTime(), view.frames, ContinuousClock.now)
    try await Task.sleep(for: .seconds(bench.isQuick ? 1 : 60))
    let time = began.duration(to: .now)
    let share = (try view.processorTime() - used) / time * 100
    let peak = try ProcessMemory(of: view.tool.process).most
    return [
      Measurement("view at rest: processor", share, "%", ideal: 1),
      Measurement("view at rest: frames", Double(view.frames - frames), "", ideal: 1),
      Measurement(
        "view of \(bench.storyCount) stories: most memory", Double(peak) / 1_048_576, "MiB",
        ideal: 100),
    ]
  }
}
