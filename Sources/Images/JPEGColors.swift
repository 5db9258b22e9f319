/// Turns the samples of a JPEG's components into red, green and blue.
///
/// Source: JFIF 1.02; Adobe Technical Note 5116 for the marker and for CMYK, stored upside down.
enum JPEGColors {
  case grey
  case rgb
  case luminance
  /// Cyan, magenta, yellow and black; `isInverted` where 255 is no ink.
  case ink(isInverted: Bool)
  /// The first three as luminance and colour.
  case inkAsLuminance

  init(of components: [JPEGComponent], tables: JPEGTables) {
    let ids = components.map(\.id)
    switch (components.count, tables.adobeTransform) {
    case (1, _): self = .grey
    case (3, 0): self = .rgb
    case (3, nil) where !tables.isJFIF && ids.elementsEqual("RGB".utf8): self = .rgb
    case (3, _): self = .luminance
    case (_, 2): self = .inkAsLuminance
    case (_, let transform): self = .ink(isInverted: transform != nil)
    }
  }

  /// The pixels of a row; `rows` has one row of samples for each component.
  func write(_ rows: [[UInt8]], width: Int, into samples: inout [UInt8], at place: Int) {
    let (first, second) = (rows[0], rows.count > 1 ? rows[1] : rows[0])
    let third = rows.count > 2 ? rows[2] : rows[0]
    for column in 0..<width {
      let place = place + 3 * column
      let (a, b, c) = (first[column], second[column], third[column])
      let pixel: Pixel
      switch self {
      case .grey, .rgb: pixel = Pixel(red: a, green: b, blue: c)
      case .luminance: pixel = Self.pixel(luminance: a, b, c)
      case .ink(let isInverted):
        let mask: UInt8 = isInverted ? 0 : 255
        pixel = Pixel(red: a ^ mask, green: b ^ mask, blue: c ^ mask)
          .darkened(to: rows[3][column] ^ mask)
      case .inkAsLuminance:
        pixel = Self.pixel(luminance: a, b, c).darkened(to: rows[3][column])
      }
      samples[place] = pixel.red
      samples[place + 1] = pixel.green
      samples[place + 2] = pixel.blue
    }
  }

  @inline(__always)
  private static func pixel(luminance: UInt8, _ blue: UInt8, _ red: UInt8) -> Pixel {
    let light = Int32(luminance) << 16 + 1 << 15
    let (blue, red) = (Int32(blue) - 128, Int32(red) - 128)
    return Pixel(
      red: UInt8(clamping: (light + 91881 * red) >> 16),
      green: UInt8(clamping: (light - 22554 * blue - 46802 * red) >> 16),
      blue: UInt8(clamping: (light + 116130 * blue) >> 16))
  }
}

extension Pixel {
  /// Each part times `light` of 255.
  fileprivate func darkened(to light: UInt8) -> Pixel {
    func part(_ value: UInt8) -> UInt8 { UInt8((Int(value) * Int(light) + 127) / 255) }
    return Pixel(red: part(red), green: part(green), blue: part(blue))
  }
}
