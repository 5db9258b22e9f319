#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Terminal
import Weather

/// What the sun does, for JSON.
struct SunObject {
  var sun: Sun?
  var zone: PlaceZone

  var kind: JSONValue {
    switch sun {
    case .upAndDown: "up_and_down"
    case .polarDay: "polar_day"
    case .polarNight: "polar_night"
    case nil: nil
    }
  }

  var rise: JSONValue {
    if case .upAndDown(let rise?, _) = sun { .string(zone.iso8601(rise)) } else { nil }
  }

  var set: JSONValue {
    if case .upAndDown(_, let set?) = sun { .string(zone.iso8601(set)) } else { nil }
  }
}
