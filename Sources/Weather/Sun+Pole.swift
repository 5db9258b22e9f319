#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Sun {
  /// Polar day or polar night by latitude and season, or `nil` where the sun rises and sets.
  ///
  /// OpenWeatherMap says the same of both. The sun counts as up while its upper edge is, refraction included.
  init?(allDayAt latitude: Double, on date: CalendarDate) {
    var newYear = date
    (newYear.month, newYear.day) = (1, 1)
    let day = Double(date.daysSince1970 - newYear.daysSince1970 + 1)
    let radian = Double.pi / 180
    let declination = 23.44 * radian * sin(2 * Double.pi * (284 + day) / 365)
    let latitude = min(max(latitude, -89.99), 89.99) * radian
    let edge = sin(-0.833 * radian)
    let hourAngle =
      (edge - sin(latitude) * sin(declination)) / (cos(latitude) * cos(declination))
    if hourAngle < -1 {
      self = .polarDay
    } else if hourAngle > 1 {
      self = .polarNight
    } else {
      return nil
    }
  }
}
