/// What happens at a Hacker News in steps of 10 seconds, spread evenly.
struct PushScript: Sendable {
  /// How many steps an hour has.
  static let stepsAnHour = 360
  /// How long a step is.
  static let step = Duration.seconds(10)

  /// Of each kind so many an hour.
  var stories: Double
  var votes: Double
  var elsewhere: Double
  /// How often a stream ends; the two take turns.
  var drops: Double

  /// 60 stories, 40 of those on show that changed, 160 times something else, and 240 signs of life: 500 events.
  static let busyHour = PushScript(stories: 60, votes: 40, elsewhere: 160, drops: 4)
  /// As many stories as were recorded: 0.48 a minute.
  static let usualHour = PushScript(stories: 28.8, votes: 40, elsewhere: 160, drops: 1)

  /// What happens in a step, which counts from 0.
  func acts(in step: Int) -> [PushAct] {
    var acts: [PushAct] = []
    if count(of: stories, in: step) > 0 { acts.append(.story) }
    if count(of: votes, in: step) > 0 { acts.append(.vote) }
    if count(of: elsewhere, in: step) > 0 { acts.append(.elsewhere) }
    if step.isMultiple(of: 3) { acts.append(.keepAlive) }
    return acts
  }

  /// Which stream ends before a step; in a busy hour that is one in which both have something to tell.
  func drop(before step: Int) -> PushAct? {
    guard count(of: drops, in: step) > 0 else { return nil }
    return sum(of: drops, until: step).isMultiple(of: 2) ? .dropUpdates : .dropList
  }

  /// How often any of it happens in the first steps.
  func total(of kind: KeyPath<PushScript, Double>, in steps: Int) -> Int {
    sum(of: self[keyPath: kind], until: steps)
  }

  private func count(of rate: Double, in step: Int) -> Int {
    sum(of: rate, until: step + 1) - sum(of: rate, until: step)
  }

  private func sum(of rate: Double, until step: Int) -> Int {
    Int(rate * Double(step) / Double(Self.stepsAnHour))
  }
}
