import AsyncOperators
import AsyncOperatorsTesting

/// A course of events for an operator, and the numbers that go with it, drawn from a seed.
///
/// A tick has events of one input alone, so that their order is the same in every schedule. Only
/// first come, first served may have several in a tick and a busy consumer, since then it matters
/// who is faster. The consumer is cancelled in the tick `length` if nothing has ended before.
struct FuzzScript: Sendable {
  struct Event {
    var tick: Int
    var input: Int
    /// A letter, `|` or `^`.
    var mark: Character
  }

  private(set) var events: [Event] = []
  let inputCount: Int
  let length: Int
  /// A duration in ticks or whatever else an operator needs, from 1 to 3.
  let number: Int
  let schedule: UInt64?
  /// Half a tick more than a whole number, so that nothing else is due at its end; or zero.
  let workingTicks: Double
  let policy: BufferingPolicy

  init(
    seed: UInt64, inputs: Int = 1, letters: String = "abc", mayBeBusy: Bool = true
  ) {
    var random = SeededGenerator(seed: seed)
    inputCount = inputs
    number = 1 + random.next(below: 3)
    let isInTurn = random.next(below: 2) == 0
    schedule = isInTurn ? nil : seed
    let isBusy = isInTurn && mayBeBusy && random.next(below: 2) == 0
    workingTicks = isBusy ? Double(random.next(below: 4)) + 0.5 : 0
    let policies: [BufferingPolicy] = [.unbounded, .newest(1), .newest(2), .oldest(1), .oldest(2)]
    // A producer is never held for long by a consumer that is always ready.
    let lossless: [BufferingPolicy] = [.unbounded, .bounded(0), .bounded(1), .bounded(3)]
    policy = isBusy ? policies[random.next(below: policies.count)] : lossless[random.next(below: 4)]
    let eventful = 1 + random.next(below: 14)
    length = eventful + random.next(below: 9)
    var open = Array(0..<inputs)
    for tick in 0..<eventful where random.next(below: 5) < 3 && !open.isEmpty {
      let place = random.next(below: open.count)
      let input = open[place]
      let mark = Self.mark(letters, &random)
      events.append(Event(tick: tick, input: input, mark: mark))
      if !mark.isLetter && !mark.isNumber {
        open.remove(at: place)
      } else if isInTurn, random.next(below: 4) == 0 {
        events.append(Event(tick: tick, input: input, mark: Self.mark(letters, &random)))
        if let last = events.last, last.mark == "|" || last.mark == "^" { open.remove(at: place) }
      }
    }
  }

  var consumer: MarbleConsumer {
    MarbleConsumer(workingTime: .milliseconds(Int(workingTicks * 1_000)))
  }

  /// One diagram for each input; the first also tells the cancellation.
  var diagrams: [String] {
    (0..<inputCount).map { input in
      let ticks = (0..<length).map { tick in
        "[\(String(events.filter { $0.tick == tick && $0.input == input }.map(\.mark)))]"
      }
      return ticks.joined() + (input == 0 ? ";" : "")
    }
  }

  func events(at tick: Int) -> [Event] { events.filter { $0.tick == tick } }

  private static func mark(
    _ letters: String, _ random: inout SeededGenerator
  ) -> Character {
    switch random.next(below: 16) {
    case 0, 1: "|"
    case 2: "^"
    default: letters.randomElement(using: &random) ?? "a"
    }
  }
}
