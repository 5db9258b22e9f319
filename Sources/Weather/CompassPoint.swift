/// One of the sixteen directions that wind is said to come from.
public enum CompassPoint: String, Sendable, CaseIterable {
  /// North, then clockwise.
  case n = "N"
  case nne = "NNE"
  case ne = "NE"
  case ene = "ENE"
  case e = "E"
  case ese = "ESE"
  case se = "SE"
  case sse = "SSE"
  case s = "S"
  case ssw = "SSW"
  case sw = "SW"
  case wsw = "WSW"
  case w = "W"
  case wnw = "WNW"
  case nw = "NW"
  case nnw = "NNW"

  /// The point nearest to an angle, 0 being north and 90 east; any finite angle will do, no other.
  public init?(degrees: Double) {
    guard degrees.isFinite else { return nil }
    let turn = degrees.truncatingRemainder(dividingBy: 360)
    let index = Int(((turn < 0 ? turn + 360 : turn) / 22.5).rounded())
    self = Self.allCases[index % 16]
  }
}
