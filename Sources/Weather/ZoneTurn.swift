/// A moment of every year at which a clock changes, such as `M10.5.0/3`: the last Sunday of October at 3.
struct ZoneTurn: Sendable, Equatable {
  /// Which day it is.
  enum Day: Sendable, Equatable {
    /// In a month the `week`-th (5: the last) of a day of the week, 0 being Sunday.
    case ofMonth(Int, week: Int, weekday: Int)
    /// 1 to 365, 29 February never counted.
    case number(Int)
    /// 0 to 365, 29 February counted.
    case index(Int)
  }

  var day: Day
  /// Seconds after midnight of the local clock; may lie in another day.
  var time: Int

  /// The moment that the text describes, or `nil` for anything else.
  init?(_ text: Substring) {
    let halves = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let day = halves.first.flatMap(Self.day) else { return nil }
    self.day = day
    time = 7200
    guard halves.count == 2 else { return }
    var rest = halves[1]
    guard let time = Self.takeTime(&rest), rest.isEmpty else { return nil }
    self.time = time
  }

  /// The moment in a year, as seconds since 1970 by the local clock.
  func seconds(in year: Int) -> Int {
    var date = CalendarDate(daysSince1970: 0)
    (date.year, date.month, date.day) = (year, 1, 1)
    let newYear = date.daysSince1970
    let days: Int
    switch day {
    case .index(let index): days = newYear + index
    case .number(let number):
      (date.month, date.day) = (3, 1)
      let isLeap = date.daysSince1970 - newYear == 60
      days = newYear + number - 1 + (isLeap && number >= 60 ? 1 : 0)
    case .ofMonth(let month, let week, let weekday):
      date.month = month
      let first = date.daysSince1970
      let start = (weekday - date.weekday % 7 + 7) % 7
      (date.year, date.month) = month == 12 ? (year + 1, 1) : (year, month + 1)
      let length = date.daysSince1970 - first
      let wanted = start + 7 * (week - 1)
      days = first + (wanted < length ? wanted : wanted - 7)
    }
    return days * 86_400 + time
  }

  private static func day(_ text: Substring) -> Day? {
    guard text.first == "M" else {
      let digits = text.first == "J" ? text.dropFirst() : text
      guard let number = Int(digits), (0...365).contains(number) else { return nil }
      return text.first == "J" ? .number(max(1, number)) : .index(number)
    }
    let numbers = text.dropFirst().split(separator: ".").compactMap { Int($0) }
    guard numbers.count == 3, (1...12).contains(numbers[0]), (1...5).contains(numbers[1]),
      (0...6).contains(numbers[2])
    else { return nil }
    return .ofMonth(numbers[0], week: numbers[1], weekday: numbers[2])
  }

  /// Takes hours with optional minutes and seconds, such as `-5:45`; the result is in seconds.
  static func takeTime(_ rest: inout Substring) -> Int? {
    let isNegative = rest.first == "-"
    if isNegative || rest.first == "+" { rest = rest.dropFirst() }
    let text = rest.prefix { $0 == ":" || $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(text.count)
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    var seconds = 0
    for (part, unit) in zip(parts, [3600, 60, 1]) {
      guard let part, part <= 167 else { return nil }
      seconds += part * unit
    }
    guard (1...3).contains(parts.count) else { return nil }
    return isNegative ? -seconds : seconds
  }
}
