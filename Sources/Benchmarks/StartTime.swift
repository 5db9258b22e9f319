/// How long `news --help` takes, against a program that does nothing but print a word.
struct StartTime: Measure {
  func measurements(on bench: Bench) async throws -> [Measurement] {
    var hello: [Double] = []
    var help: [Double] = []
    for _ in 0..<(bench.isQuick ? 3 : 31) {
      hello.append(try Child.milliseconds(of: "Hello", []))
      help.append(try Child.milliseconds(of: "news", ["--help"]))
    }
    return [
      Measurement(
        "news --help, against a hello", Bench.median(help), "ms", ideal: Bench.median(hello),
        atMost: 3)
    ]
  }
}
