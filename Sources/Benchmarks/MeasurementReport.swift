/// Prints figures as they come and remembers whether all keep their promise.
final class MeasurementReport {
  private let options: MeasuringOptions
  private var overCount = 0
  private var failures = 0

  init(_ options: MeasuringOptions, heading: String) {
    self.options = options
    if !options.printsJSON { say(heading) }
  }

  /// Measures one thing and prints what it brings; what cannot be measured is an error of its own.
  func add(_ name: String, _ measure: () async throws -> [any Figure]) async throws {
    do {
      for figure in try await measure() {
        if !figure.isMet { overCount += 1 }
        say(options.printsJSON ? try figure.json() : figure.row(isJudged: !options.isQuick))
      }
    } catch let error as Unmeasurable {
      failures += 1
      complain("\(name): \(error)")
    }
  }

  /// - Throws: what the status is not 0 for.
  func end() throws {
    if failures > 0 { throw Unmeasurable(description: "not all could be measured") }
    if overCount > 0, !options.isQuick { throw LimitExceeded(count: overCount) }
  }
}

/// Some figures are over their limits.
struct LimitExceeded: Error, CustomStringConvertible {
  var count: Int
  var description: String {
    count == 1 ? "1 figure is over its limit" : "\(count) figures are over their limits"
  }
}
