/// Seconds since 1970 as `2022-03-30T07:12:44Z`.
func utcTimestamp(_ seconds: Int) -> String {
  let (days, rest) = seconds.quotientAndRemainder(dividingBy: 86_400)
  let date = civilDate(days: days)
  func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  let time = [rest / 3_600, rest / 60 % 60, rest % 60].map(two).joined(separator: ":")
  return "\(date.year)-\(two(date.month))-\(two(date.day))T\(time)Z"
}

/// The day so many days after 1970-01-01 as `2022-03-30`.
func calendarDay(_ days: Int) -> String { String(utcTimestamp(days * 86_400).prefix(10)) }

/// The Gregorian date so many days after 1970-01-01; years are counted from March, when leap days are last.
private func civilDate(days: Int) -> (year: Int, month: Int, day: Int) {
  let shifted = days + 719_468
  let era = shifted / 146_097
  let dayOfEra = shifted % 146_097
  let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
  let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
  let monthFromMarch = (5 * dayOfYear + 2) / 153
  let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
  return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
}
