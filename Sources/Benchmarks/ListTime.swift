/// How long the whole of `news list` takes with a server nearby.
struct ListTime: Measure {
  func measurements(on bench: Bench) async throws -> [Measurement] {
    let arguments = [
      "list", "--feed", "new", "--limit", "30", "--base-url", bench.address(milliseconds: 0),
    ]
    var times: [Double] = []
    for _ in 0..<(bench.isQuick ? 1 : 15) {
      times.append(try Self.milliseconds(of: arguments))
    }
    return [Measurement("news list of 30, no distance", Bench.median(times), "ms", ideal: 60)]
  }

  /// A list with gaps has status 0 too, so the lines are counted.
  private static func milliseconds(of arguments: [String]) throws -> Double {
    let began = ContinuousClock.now
    let news = try Child("news", arguments, output: .pipe)
    var lines = 0
    while try news.readLine() != nil { lines += 1 }
    let status = news.wait()
    let time = began.duration(to: .now)
    guard status == 0, lines == 30 else {
      throw Unmeasurable(description: "news list: \(lines) lines and status \(status)")
    }
    return time / .milliseconds(1)
  }
}
