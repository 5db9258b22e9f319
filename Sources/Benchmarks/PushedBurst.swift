/// What `news watch` makes of many pushes at once, each of a list of 500 with one more new story.
struct PushedBurst {
  private let count: Int

  init(_ options: MeasuringOptions) { count = options.isQuick ? 100 : 10_000 }

  func measurements() async throws -> [Measurement] {
    let origin = try PushOriginProcess()
    defer { origin.end() }
    let watch = try await ToldWatch(of: origin.control)
    defer { watch.end() }
    try await Self.drive(count, through: watch, of: origin.control)
    let before = try watch.memory()
    try await Self.drive(count, through: watch, of: origin.control)
    let after = try watch.memory()
    return [
      Measurement(
        "\(count) pushes in a burst: memory grown",
        Double(max(0, after.now - before.now)) / 1_000_000, "MB",
        ideal: 2),
      Measurement(
        "\(count) pushes in a burst: most memory", Double(after.most) / 1_048_576, "MiB",
        ideal: 40),
    ]
  }

  /// A burst, whose end is the newest story; of the stories that were listed then, each has to be printed, once.
  private static func drive(
    _ count: Int, through watch: ToldWatch, of control: PushControl
  ) async throws {
    let newest = try await control.burst(of: count).newest
    var printed: [Int] = []
    repeat { printed.append(try watch.nextStory().id) } while printed.last != newest
    let listed = (0..<min(count, PushWorld.shown)).map { newest - 7 * $0 }
    guard Set(printed).count == printed.count, Set(listed).isSubset(of: printed) else {
      throw Unmeasurable(description: "a story was lost or printed twice")
    }
  }
}
