/// What calls for the digits of a script come to, as they end; `f` fails after one tick.
enum UnorderedModel {
  private typealias Call = (tick: Int, digit: Character)

  /// Nil where a failure comes in the same tick as something else.
  static func output(_ script: FuzzScript) -> ModelOutput? {
    var ends: [Call] = []
    var failure = Int.max
    for event in script.events {
      let running = ends.map(\.tick).sorted().suffix(script.number)
      let room = running.count == script.number ? running.first ?? -1 : -1
      let read = Swift.max(event.tick, room)
      if read >= failure { break }
      if event.mark == "^", room >= event.tick { return nil }
      if event.mark == "^" { return output(ends, until: read).ended("^", at: read) }
      if event.mark == "|" {
        if failure < .max { break }
        let last = ends.map(\.tick).max() ?? -1
        return output(ends).ended("|", at: Swift.max(read, last), isTimed: last >= event.tick)
      }
      ends.append((read + (event.mark.wholeNumberValue ?? 1), event.mark))
      if event.mark == "f" { failure = Swift.min(failure, read + 1) }
    }
    guard failure < .max else { return output(ends) }
    if ends.contains(where: { $0.tick == failure && $0.digit != "f" }) { return nil }
    return output(ends, until: failure).ended("^", at: failure, isTimed: true)
  }

  private static func output(_ ends: [Call], until limit: Int = .max) -> ModelOutput {
    var output = ModelOutput()
    for end in ends where end.tick < limit { output.add(end.digit, at: end.tick, isTimed: true) }
    return output
  }
}
