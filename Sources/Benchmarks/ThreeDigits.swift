/// A number for people: three digits that count, and all of those before the point; none behind it that says nothing.
func threeDigits(_ value: Double) -> String {
  guard value.magnitude < 1e15 else { return "\(value)" }
  let isWhole = value == value.rounded()
  let places = isWhole || value.magnitude >= 100 ? 0 : value.magnitude >= 10 ? 1 : 2
  let factor = [1.0, 10, 100][places]
  let number = Int((value.magnitude * factor).rounded())
  let sign = value < 0 && number > 0 ? "-" : ""
  guard places > 0 else { return "\(sign)\(number)" }
  let fraction = String(number % Int(factor))
  let zeros = String(repeating: "0", count: places - fraction.count)
  return "\(sign)\(number / Int(factor)).\(zeros)\(fraction)"
}
