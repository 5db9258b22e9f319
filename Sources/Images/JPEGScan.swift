/// What a scan brings: of which components, which coefficients, which of their bits.
///
/// Source: JPEG specification (T.81), B.2.3 and G.1.
struct JPEGScan {
  struct Part {
    /// Which component of the frame.
    let component: Int
    let firstCode: Int
    let code: Int
  }

  let parts: [Part]
  /// Which coefficients, in the order of a block.
  let range: ClosedRange<Int>
  /// Whether bits are added to coefficients that an earlier scan began.
  let isRefining: Bool
  /// The place of the lowest bit that is brought.
  let shift: Int

  init(_ content: [UInt8], of frame: JPEGFrame) throws(ImageError) {
    var reader = ByteReader(content)
    let count = Int(try reader.byte())
    guard (1...frame.components.count).contains(count) else { throw Self.wrong }
    var parts: [Part] = []
    for _ in 0..<count {
      let id = try reader.byte()
      let codes = Int(try reader.byte())
      guard let component = frame.components.firstIndex(where: { $0.id == id }),
        !parts.contains(where: { $0.component == component }), codes >> 4 < 4, codes & 15 < 4
      else { throw Self.wrong }
      parts.append(Part(component: component, firstCode: codes >> 4, code: codes & 15))
    }
    self.parts = parts
    let (first, last) = (Int(try reader.byte()), Int(try reader.byte()))
    let bits = Int(try reader.byte())
    guard frame.isProgressive else {
      (range, isRefining, shift) = (0...63, false, 0)
      return
    }
    guard first <= last, last < 64, bits & 15 <= 13, first > 0 ? count == 1 : last == 0,
      bits >> 4 == 0 || bits >> 4 == bits & 15 + 1
    else { throw Self.wrong }
    (range, isRefining, shift) = (first...last, bits >> 4 > 0, bits & 15)
  }

  private static let wrong = ImageError.damaged("one of its scans is wrong")
}
