/// The most memory that `news` has had when it has shown a long list.
///
/// It watches, so that it still lives when it is asked.
struct PeakMemory: Measure {
  func measurements(on bench: Bench) async throws -> [Measurement] {
    let count = bench.storyCount
    let news = try Child(
      "news",
      [
        "watch", "--feed", "new", "--limit", "\(count)", "--json", "--base-url",
        bench.address(milliseconds: 0),
      ], output: .pipe)
    defer { news.end() }
    for _ in 0..<count {
      guard try news.readLine() != nil else {
        throw Unmeasurable(description: "news ended before it had shown \(count) stories")
      }
    }
    let peak = try ProcessMemory(of: news.process).most
    return [
      Measurement("most memory for \(count) stories", Double(peak) / 1_048_576, "MiB", ideal: 40)
    ]
  }
}
