/// What happens in each tick, read from a diagram such as `a-[bc]--|`.
struct MarbleDiagram {
  enum Event: Equatable {
    case element(Character)
    case end
    case failure
    case cancellation
  }

  let ticks: [[Event]]

  /// Whether the diagram says how it ends, rather than breaking off.
  var isClosed: Bool {
    ticks.joined().contains { $0 == .end || $0 == .failure || $0 == .cancellation }
  }

  init(_ text: String) {
    var ticks: [[Event]] = []
    var group: [Event]?
    for character in text where character != " " {
      switch character {
      case "[":
        precondition(group == nil, "'\(text)' has a [ within a group")
        group = []
      case "]":
        precondition(group != nil, "'\(text)' lacks a [")
        ticks.append(group ?? [])
        group = nil
      default:
        let events = Self.events(for: character)
        if group == nil { ticks.append(events) } else { group?.append(contentsOf: events) }
      }
    }
    precondition(group == nil, "'\(text)' lacks a ]")
    self.ticks = ticks
  }

  private static func events(for character: Character) -> [Event] {
    switch character {
    case "-": []
    case "|": [.end]
    case "^": [.failure]
    case ";": [.cancellation]
    default: [.element(character)]
    }
  }
}
