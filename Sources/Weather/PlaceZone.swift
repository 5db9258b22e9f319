#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The clock of a place: what time of day and what day it is there, also across a clock change.
public struct PlaceZone: Sendable {
  /// Greenwich.
  public static let utc = PlaceZone(name: nil, offsetSeconds: 0)

  /// The name in the IANA database, such as `Asia/Kathmandu`; `nil` where only an offset is known.
  public let name: String?
  /// Seconds east of UTC, for moments about which the rules of the zone say nothing.
  public let offsetSeconds: Int
  private let rules: ZoneRules?

  /// The zone of this name by the rules that this machine has; where it has none, the fixed offset.
  ///
  /// - Parameters:
  ///   - name: A name of the IANA database.
  ///   - offsetSeconds: Seconds east of UTC; beyond 26 hours either way counts as 0.
  public init(name: String?, offsetSeconds: Int) {
    self.name = name
    self.offsetSeconds = (-93_600...93_600).contains(offsetSeconds) ? offsetSeconds : 0
    rules = name.flatMap { ZoneRules(name: $0) }
  }

  /// Whether this machine has the rules of the zone.
  public var hasRules: Bool { rules != nil }

  /// Seconds east of UTC at a moment.
  public func offsetSeconds(at moment: Date) -> Int {
    rules?.offset(at: Self.seconds(moment)) ?? offsetSeconds
  }

  /// The day that it is there at a moment.
  public func date(at moment: Date) -> CalendarDate {
    CalendarDate(daysSince1970: Self.quotient(local(moment), 86_400))
  }

  /// The time of day there at a moment: minutes since midnight by the clock on the wall, 0 to 1439.
  public func minuteOfDay(at moment: Date) -> Int {
    let seconds = local(moment)
    return (seconds - Self.quotient(seconds, 86_400) * 86_400) / 60
  }

  /// The time of day, such as `09:05`.
  public func clock(at moment: Date) -> String {
    let minute = minuteOfDay(at: moment)
    return "\(Self.padded(minute / 60)):\(Self.padded(minute % 60))"
  }

  /// The moment with the place's offset, such as `2025-01-31T18:00:00+09:00`.
  public func iso8601(_ moment: Date) -> String {
    let second = Self.seconds(moment)
    let rest = second - Self.quotient(second, 60) * 60
    let offset = offsetSeconds(at: moment)
    let minutes = abs(offset) / 60
    let sign = offset < 0 ? "-" : "+"
    return "\(date(at: moment))T\(clock(at: moment)):\(Self.padded(rest))"
      + "\(sign)\(Self.padded(minutes / 60)):\(Self.padded(minutes % 60))"
  }

  private func local(_ moment: Date) -> Int {
    Self.seconds(moment) + offsetSeconds(at: moment)
  }

  /// Whole seconds since 1970; moments before year 1 and after 9999 become the nearest within.
  static func seconds(_ moment: Date) -> Int {
    let seconds = moment.timeIntervalSince1970
    guard seconds > -62_135_596_800 else { return -62_135_596_800 }
    guard seconds < 253_402_300_799 else { return 253_402_300_799 }
    return Int(seconds.rounded(.down))
  }

  private static func quotient(_ number: Int, _ divisor: Int) -> Int {
    number >= 0 ? number / divisor : (number - divisor + 1) / divisor
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension PlaceZone: Equatable {
  public static func == (left: PlaceZone, right: PlaceZone) -> Bool {
    left.name == right.name && left.offsetSeconds == right.offsetSeconds
  }
}

extension PlaceZone: Codable {
  private enum CodingKeys: String, CodingKey { case name, offsetSeconds }

  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      name: try fields.decodeIfPresent(String.self, forKey: .name),
      offsetSeconds: try fields.decode(Int.self, forKey: .offsetSeconds))
  }

  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encodeIfPresent(name, forKey: .name)
    try fields.encode(offsetSeconds, forKey: .offsetSeconds)
  }
}
