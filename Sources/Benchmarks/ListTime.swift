/// How long the whole of `news list` takes with a server nearby.
struct ListTime: Measure {
  func measurements(on bench: Bench) async throws -> [Measurement] {
    let arguments = [
      "list", "--feed", "new", "--limit", "30", "--base-url", bench.address(milliseconds: 0),
    ]
    var times: [Double] = []
    for _ in 0..<(bench.isQuick ? 1 : 15) {
      times.append(try Child.milliseconds(of: "news", arguments))
    }
    return [Measurement("news list of 30, no distance", Bench.median(times), "ms", ideal: 60)]
  }
}
