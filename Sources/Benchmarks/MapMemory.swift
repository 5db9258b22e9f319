import AsyncOperators

/// A bounded map whose most memory is told by a process of its own, since memory once used stays.
enum MapMemory: String {
  case own
  case byHand = "by-hand"

  private static let width = 16

  /// The megabytes above the output and what there was before, of a process that does nothing else.
  static func inProcess(of form: MapMemory, count: Int) throws -> Double {
    let child = try Child("benchmarks", ["map-memory", form.rawValue, "\(count)"], output: .pipe)
    guard let line = try child.readLine(), let bytes = Double(line), child.wait() == 0 else {
      throw Unmeasurable(description: "the process that measures memory has failed")
    }
    return bytes / 1_000_000
  }

  /// The same in bytes, of this process.
  func bytes(count: Int) async throws -> Int {
    let before = try ProcessMemory.own().now
    let outputs =
      switch self {
      case .own:
        await (0..<count).concurrentMap(maxConcurrency: Self.width) { trivial($0) }
      case .byHand:
        await handWrittenConcurrentMap(0..<count, maxConcurrency: Self.width) { trivial($0) }
      }
    let growth = try ProcessMemory.own().most - before
    return max(0, growth - outputs.count * MemoryLayout<Int>.stride)
  }
}

extension Subcommand {
  static let mapMemory = Subcommand(
    name: "map-memory", options: "(own|by-hand) COUNT",
    summary:
      "prints the bytes that a bounded map takes; 'operators' runs it in a process of its own"
  ) { arguments in
    var rest = arguments.dropFirst()
    guard let form = arguments.first.flatMap(MapMemory.init) else {
      throw UsageError(text: "own or by-hand?")
    }
    let count: Int = try rest.popNumber(for: "COUNT", in: 1...10_000_000)
    say("\(try await form.bytes(count: count))")
  }
}
