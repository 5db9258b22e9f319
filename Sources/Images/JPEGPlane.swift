/// The samples of one component, spread out over the pixels of the picture row by row.
///
/// A component stored half as densely is spread by weighing the two nearest samples 3 to 1, as most
/// decoders do; any other by repeating samples.
struct JPEGPlane {
  private let component: JPEGComponent
  /// How many samples of the densest component there are for one.
  private let ratio: (across: Int, down: Int)
  private let densest: (across: Int, down: Int)
  private let samples: [UInt8]
  private var sums: [Int32]

  private var stride: Int { 8 * component.storedColumns }

  /// Turns the coefficients of a component into samples.
  init(
    of component: JPEGComponent, in frame: JPEGFrame, values: [Int16]
  ) throws(ImageError) {
    guard let table = component.table else { throw .damaged("a colour is missing") }
    self.component = component
    densest = frame.densest
    ratio = (
      densest.across % component.across == 0 ? densest.across / component.across : 0,
      densest.down % component.down == 0 ? densest.down / component.down : 0
    )
    let width = 8 * component.storedColumns
    let rows = frame.units.down * component.down
    var samples = [UInt8](repeating: 0, count: 8 * width * rows)
    sums = [Int32](repeating: 0, count: component.width)
    var transform = InverseDCT()
    for row in 0..<rows {
      try checkCancellation()
      for column in 0..<component.storedColumns {
        transform.transform(
          values, at: component.place(column: column, row: row), table: table, into: &samples,
          at: 8 * row * width + 8 * column, width: width)
      }
    }
    self.samples = samples
  }

  /// The samples of a row of pixels.
  mutating func spread(row: Int, into pixels: inout [UInt8]) {
    if ratio == (1, 1) {
      let start = row * stride
      for column in pixels.indices { pixels[column] = samples[start + column] }
      return
    }
    let isLower = row % 2 == 1
    if ratio.down == 2 {
      let other = min(max(0, isLower ? row / 2 + 1 : row / 2 - 1), component.height - 1)
      let (near, far) = (row / 2 * stride, other * stride)
      for column in sums.indices {
        sums[column] = 3 * Int32(samples[near + column]) + Int32(samples[far + column])
      }
    } else {
      let start = row * component.down / densest.down * stride
      for column in sums.indices { sums[column] = Int32(samples[start + column]) }
    }
    spreadSums(isFourfold: ratio.down == 2, isLower: isLower, into: &pixels)
  }

  /// Spreads one row of sums; `isFourfold` is whether they are four times the samples.
  private func spreadSums(isFourfold: Bool, isLower: Bool, into pixels: inout [UInt8]) {
    switch ratio.across {
    case 2:
      let (shift, left, right): (Int32, Int32, Int32) = isFourfold ? (4, 8, 7) : (2, 1, 2)
      let last = sums.count - 1
      for column in pixels.indices {
        let (near, isRight) = (column / 2, column % 2 == 1)
        let far = isRight ? min(near + 1, last) : max(near - 1, 0)
        let sum = 3 * sums[near] + sums[far] + (isRight ? right : left)
        pixels[column] = UInt8(truncatingIfNeeded: sum >> shift)
      }
    default:
      let (shift, half): (Int32, Int32) = isFourfold ? (2, isLower ? 2 : 1) : (0, 0)
      for column in pixels.indices {
        let sum = sums[column * component.across / densest.across] + half
        pixels[column] = UInt8(truncatingIfNeeded: sum >> shift)
      }
    }
  }
}
