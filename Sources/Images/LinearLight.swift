#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The amount of light behind the values of sRGB: only amounts may be added up and averaged.
///
/// Source: IEC 61966-2-1.
enum LinearLight {
  private static let steps = 1 << 14

  /// By value, 0 to 255: the amount of light, 0 to 1.
  static let amounts: [Float] = (0...255).map { value in
    let share = Double(value) / 255
    return Float(share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4))
  }

  /// By amount of light in 16,384 steps: the value.
  static let values: [UInt8] = (0...steps).map { step in
    let amount = Double(step) / Double(steps)
    let share = amount <= 0.0031308 ? amount * 12.92 : 1.055 * pow(amount, 1 / 2.4) - 0.055
    return UInt8((share * 255).rounded())
  }

  /// The place of an amount, 0 to 1, among `values`.
  static func place(of amount: Float) -> Int {
    min(max(0, Int((amount * Float(steps)).rounded())), steps)
  }
}
