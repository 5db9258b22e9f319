/// Turns the 64 coefficients of a block into samples, by whole numbers alone.
///
/// Source: Loeffler, Ligtenberg and Moschytz, 1989, with 13 bits behind the point. Foreign numbers
/// may be of any size: what overflows is wrong but harmless.
struct InverseDCT {
  private var columns = [Int32](repeating: 0, count: 64)

  /// Writes eight rows of eight samples.
  ///
  /// - Parameters:
  ///   - values: coefficients, those of the block from `start` on, in rows of eight.
  ///   - start: where the block begins.
  ///   - table: what they are multiplied by.
  ///   - samples: where the samples go, the first to `place`.
  ///   - place: of the first sample.
  ///   - width: how far apart two rows are.
  mutating func transform(
    _ values: [Int16], at start: Int, table: [Int32], into samples: inout [UInt8], at place: Int,
    width: Int
  ) {
    for column in 0..<8 {
      let eight = Eight { index in
        Int32(values[start + 8 * index + column]) &* table[8 * index + column]
      }
      if eight.isFlat {
        for row in 0..<8 { columns[8 * row + column] = eight.v0 << 2 }
      } else {
        let turned = eight.transformed
        for row in 0..<8 { columns[8 * row + column] = (turned[row] &+ 1 << 10) >> 11 }
      }
    }
    for row in 0..<8 {
      let turned = Eight { index in columns[8 * row + index] }.transformed
      for column in 0..<8 {
        let sample = (turned[column] &+ 1 << 17) >> 18
        samples[place + row * width + column] = UInt8(clamping: sample &+ 128)
      }
    }
  }
}

/// Eight numbers, those of a row or of a column.
private struct Eight {
  var v0, v1, v2, v3, v4, v5, v6, v7: Int32

  @inline(__always) init(_ value: (Int) -> Int32) {
    (v0, v1, v2, v3) = (value(0), value(1), value(2), value(3))
    (v4, v5, v6, v7) = (value(4), value(5), value(6), value(7))
  }

  var isFlat: Bool { v1 | v2 | v3 | v4 | v5 | v6 | v7 == 0 }

  @inline(__always) subscript(index: Int) -> Int32 {
    switch index {
    case 0: v0
    case 1: v1
    case 2: v2
    case 3: v3
    case 4: v4
    case 5: v5
    case 6: v6
    default: v7
    }
  }

  /// The transform in one direction, 13 bits larger.
  @inline(__always) var transformed: Eight {
    let turn = (v2 &+ v6) &* 4433
    let (even2, even3) = (turn &- v6 &* 15137, turn &+ v2 &* 6270)
    let (sum, difference) = ((v0 &+ v4) << 13, (v0 &- v4) << 13)
    let (e0, e3) = (sum &+ even3, sum &- even3)
    let (e1, e2) = (difference &+ even2, difference &- even2)

    let all = (v7 &+ v3 &+ v5 &+ v1) &* 9633
    let (z1, z2) = ((v7 &+ v1) &* 7373, (v5 &+ v3) &* 20995)
    let z3 = all &- (v7 &+ v3) &* 16069
    let z4 = all &- (v5 &+ v1) &* 3196
    let o0 = v7 &* 2446 &- z1 &+ z3
    let o1 = v5 &* 16819 &- z2 &+ z4
    let o2 = v3 &* 25172 &- z2 &+ z3
    let o3 = v1 &* 12299 &- z1 &+ z4

    var result = self
    (result.v0, result.v7) = (e0 &+ o3, e0 &- o3)
    (result.v1, result.v6) = (e1 &+ o2, e1 &- o2)
    (result.v2, result.v5) = (e2 &+ o1, e2 &- o1)
    (result.v3, result.v4) = (e3 &+ o0, e3 &- o0)
    return result
  }
}
