#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The invented weather over one point: the same for the same seed, point and moment, and never still.
struct DemoSky: Sendable {
  let latitude: Double
  let longitude: Double
  let seed: UInt64

  /// The weather at a moment, in seconds since 1970.
  func moment(at seconds: Int) -> DemoMoment {
    let height = sunHeight(at: seconds)
    let front = noise(1, at: seconds, period: 40 * 3600)
    let cloud = Int(
      min(max(52 + 60 * noise(2, at: seconds, period: 9 * 3600) + 25 * front, 0), 100))
    let rain = max(0, front + 0.5 * noise(3, at: seconds, period: 5 * 3600) - 0.35) * 3.2
    // Warm near the equator, cold near the poles and in winter; the afternoon is two hours late.
    let season = declination(at: seconds) / 23.44 * (latitude >= 0 ? 1 : -1)
    let climate = 29 - abs(latitude) * 0.46 + season * abs(latitude) * 0.22
    let celsius =
      climate + 5 * sunHeight(at: seconds - 7200) + 4 * noise(4, at: seconds, period: 30 * 3600)
      + 0.3 * noise(5, at: seconds, period: 7)
    let wind =
      14 + 11 * noise(6, at: seconds, period: 8 * 3600) + 1.5 * noise(7, at: seconds, period: 5)
    return DemoMoment(
      celsius: celsius, humidity: Int(min(max(64 + 25 * front - 8 * height, 12), 100)),
      pressure: 1014 - 14 * front, cloud: cloud, rain: cloud > 40 && rain > 0.05 ? rain : 0,
      probability: Int(min(max(45 + 70 * front, 0), 100)), windKilometresPerHour: max(0, wind),
      windDirection: Int(180 + 179 * noise(8, at: seconds, period: 26 * 3600)),
      isDay: height > 0, sunHeight: height)
  }

  /// Sunrise and sunset of the day that begins at local midnight `start`.
  ///
  /// Near the poles both are midnight: of the same day in the night, of this and the next where the sun stays up.
  func sun(from start: Int) -> (rise: Int, set: Int) {
    let tilt = declination(at: start + 43_200) * .pi / 180
    let edge = -0.014_54
    let cosine =
      (edge - sin(latitude * .pi / 180) * sin(tilt)) / (cos(latitude * .pi / 180) * cos(tilt))
    guard cosine < 1 else { return (start, start) }
    guard cosine > -1 else { return (start, start + 86_400) }
    let noon = noon(after: start)
    let half = Int(acos(cosine) / .pi * 43_200)
    return (noon - half, noon + half)
  }

  private func noon(after start: Int) -> Int {
    let noon = 43_200 - Int(longitude * 240)
    let offset = (noon - start) % 86_400
    return start + (offset + 86_400) % 86_400
  }

  private func sunHeight(at seconds: Int) -> Double {
    let angle = (Double(seconds % 86_400) / 240 + longitude - 180) * .pi / 180
    let tilt = declination(at: seconds) * .pi / 180
    let north = latitude * .pi / 180
    return sin(north) * sin(tilt) + cos(north) * cos(tilt) * cos(angle)
  }

  /// How far north the sun stands, in degrees.
  private func declination(at seconds: Int) -> Double {
    23.44 * sin(2 * .pi * (Double(seconds) / 31_556_952 - 0.2163))
  }

  /// A number from -1 to 1 that changes smoothly, from one drawn anew every `period` seconds to the next.
  private func noise(_ kind: UInt64, at seconds: Int, period: Int) -> Double {
    let bucket = seconds / period
    let part = Double(seconds % period) / Double(period)
    let smooth = part * part * (3 - 2 * part)
    return drawn(kind, bucket) * (1 - smooth) + drawn(kind, bucket + 1) * smooth
  }

  private func drawn(_ kind: UInt64, _ bucket: Int) -> Double {
    let point =
      UInt64(bitPattern: Int64(latitude * 100)) &* 0x9E37
      &+ UInt64(bitPattern: Int64(longitude * 100))
    var random = SplitMix64(
      seed: seed &* 31 &+ kind &* 0x1_0001 &+ point &* 0x5DEE_CE66
        &+ UInt64(bitPattern: Int64(bucket)))
    _ = random.next()
    return Double(random.next() >> 11) / Double(1 << 53) * 2 - 1
  }
}
