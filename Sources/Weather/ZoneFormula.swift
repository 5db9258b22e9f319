/// A zone in the short form of POSIX, such as `CET-1CEST,M3.5.0,M10.5.0/3`: what holds for all years to come.
///
/// Source: RFC 9636, 3.3.1, which also allows hours from -167 to 167.
struct ZoneFormula: Sendable, Equatable {
  /// Seconds east of UTC in standard time.
  var standard: Int
  /// Summer time: its offset, and when it begins and ends.
  var summer: Summer?

  struct Summer: Sendable, Equatable {
    var offset: Int
    var begin: ZoneTurn
    var end: ZoneTurn
  }

  /// The zone that the text describes, or `nil` for anything else.
  init?(_ text: String) {
    var rest = Substring(text)
    guard Self.takeName(&rest), let west = ZoneTurn.takeTime(&rest) else { return nil }
    standard = -west
    guard !rest.isEmpty else { return }
    guard Self.takeName(&rest) else { return nil }
    var offset = standard + 3600
    if rest.first != "," {
      guard let west = ZoneTurn.takeTime(&rest) else { return nil }
      offset = -west
    }
    let turns = rest.split(separator: ",", omittingEmptySubsequences: false)
    guard turns.count == 3, turns[0].isEmpty, let begin = ZoneTurn(turns[1]),
      let end = ZoneTurn(turns[2])
    else { return nil }
    summer = Summer(offset: offset, begin: begin, end: end)
  }

  /// Seconds east of UTC at a moment.
  func offset(at seconds: Int) -> Int {
    guard let summer else { return standard }
    let year = CalendarDate(daysSince1970: (seconds + standard) / 86_400).year
    let begin = summer.begin.seconds(in: year) - standard
    let end = summer.end.seconds(in: year) - summer.offset
    let isSummer =
      begin < end ? begin <= seconds && seconds < end : !(end <= seconds && seconds < begin)
    return isSummer ? summer.offset : standard
  }

  /// Takes a name such as `CET` or `<+0545>`.
  private static func takeName(_ rest: inout Substring) -> Bool {
    if rest.first == "<" {
      guard let end = rest.firstIndex(of: ">") else { return false }
      rest = rest[rest.index(after: end)...]
      return true
    }
    let name = rest.prefix { $0.isASCII && $0.isLetter }
    rest = rest.dropFirst(name.count)
    return name.count >= 3
  }
}
