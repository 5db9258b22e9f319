/// Size and components of a JPEG, as its frame header states them.
///
/// Source: JPEG specification (T.81), B.2.2 and A.1.
struct JPEGFrame {
  let size: PictureSize
  let isProgressive: Bool
  var components: [JPEGComponent]
  /// Units of the picture in a row, and how many rows of them.
  let units: (across: Int, down: Int)
  /// The most columns and rows of blocks that a component has in a unit.
  let densest: (across: Int, down: Int)
  /// Coefficients of all components.
  let coefficients: Int

  /// - Parameters:
  ///   - marker: SOF0, SOF1 or SOF2; every other process is not read.
  ///   - content: what the segment holds.
  /// - Throws: `ImageError` where it is none of these, or wrong.
  init(marker: UInt8, _ content: [UInt8]) throws(ImageError) {
    guard (0xC0...0xC2).contains(marker) else { throw .unsupported("a rare kind of JPEG") }
    isProgressive = marker == 0xC2
    var reader = ByteReader(content)
    guard try reader.byte() == 8 else { throw .unsupported("more than 8 bits a sample") }
    let (height, width) = (try reader.number16(), try reader.number16())
    let size = try PictureSize(width: width, height: height)
    let count = Int(try reader.byte())
    guard [1, 3, 4].contains(count) else { throw .unsupported("\(count) colours") }
    var components: [JPEGComponent] = []
    for _ in 0..<count { components.append(try Self.component(from: &reader)) }
    guard Set(components.map(\.id)).count == count else { throw .damaged("its colours are wrong") }
    let across = components.map(\.across).max() ?? 1
    let down = components.map(\.down).max() ?? 1
    let units = (Self.parts(width, of: 8 * across), Self.parts(height, of: 8 * down))
    var start = 0
    for place in components.indices {
      let own = components[place]
      components[place].width = Self.parts(width * own.across, of: across)
      components[place].height = Self.parts(height * own.down, of: down)
      components[place].storedColumns = units.0 * own.across
      components[place].start = start
      start += 64 * units.0 * own.across * units.1 * own.down
    }
    (self.size, self.components, self.units) = (size, components, units)
    (densest, coefficients) = ((across, down), start)
  }

  /// Looks for the frame header alone.
  static func size(in file: [UInt8]) throws(ImageError) -> PictureSize {
    var segments = JPEGSegments(file)
    while true {
      let segment = try segments.next()
      if segment.isFrame { return try JPEGFrame(marker: segment.marker, segment.content).size }
      if segment.marker == 0xDA || segment.marker == 0xD9 { throw .damaged("it has no size") }
    }
  }

  private static func component(
    from reader: inout ByteReader
  ) throws(ImageError) -> JPEGComponent {
    let id = try reader.byte()
    let density = Int(try reader.byte())
    let table = Int(try reader.byte())
    guard (1...4).contains(density >> 4), (1...4).contains(density & 15), table < 4 else {
      throw .damaged("its colours are wrong")
    }
    return JPEGComponent(id: id, across: density >> 4, down: density & 15, tableNumber: table)
  }

  private static func parts(_ count: Int, of size: Int) -> Int { (count + size - 1) / size }
}
