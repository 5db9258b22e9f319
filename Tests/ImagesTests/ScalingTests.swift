import Images
import Testing

@Suite struct ScalingTests {
  private static func size(_ width: Int, _ height: Int) throws -> PictureSize {
    try PictureSize(width: width, height: height)
  }

  private static func grey(_ rows: [[UInt8]]) throws -> Picture {
    let samples = rows.flatMap { $0.flatMap { [$0, $0, $0] } }
    return try #require(Picture(size: size(rows[0].count, rows.count), samples: samples))
  }

  private static func greys(_ picture: Picture) -> [[UInt8]] {
    (0..<picture.size.height).map { row in
      (0..<picture.size.width).map { picture[row: row, column: $0].green }
    }
  }

  @Test func `half of the light is 188, not 128`() throws {
    let board = try Self.grey([[0, 255], [255, 0]])
    #expect(Self.greys(try board.scaled(to: Self.size(1, 1))) == [[188]])
  }

  @Test func `each new pixel is the average of the area it covers`() throws {
    let picture = try Self.grey([[0, 255, 255], [0, 255, 255], [0, 0, 255]])
    // The left one covers one dark column and a half, and so on.
    #expect(Self.greys(try picture.scaled(to: Self.size(3, 1))) == [[0, 213, 255]])
    #expect(Self.greys(try picture.scaled(to: Self.size(1, 3))) == [[213], [213], [156]])
    #expect(Self.greys(try picture.scaled(to: Self.size(2, 3)))[0] == [156, 255])
  }

  @Test func `every grey stays what it is`() throws {
    let row = (0...255).map { UInt8($0) }
    let picture = try Self.grey([row, row])
    #expect(Self.greys(try picture.scaled(to: Self.size(256, 1))) == [row])
    let larger = Self.greys(try picture.scaled(to: Self.size(512, 4)))
    #expect(larger == Array(repeating: row.flatMap { [$0, $0] }, count: 4))
  }

  @Test func `no colour runs into another`() throws {
    let picture = try #require(
      Picture(size: Self.size(2, 1), samples: [255, 0, 10, 255, 0, 10]))
    #expect(try picture.scaled(to: Self.size(1, 1)).samples == [255, 0, 10])
  }

  @Test(arguments: [
    ((92, 138), (24, 36), (24, 36)), ((342, 513), (24, 36), (24, 36)),
    ((100, 100), (24, 36), (24, 24)), ((4096, 1), (24, 36), (24, 1)),
    ((1, 4096), (24, 36), (1, 36)), ((4, 6), (24, 36), (24, 36)), ((7, 3), (7, 3), (7, 3)),
    ((1000, 999), (10, 10), (10, 10)),
  ])
  func `a picture keeps its shape in a box`(
    own: (Int, Int), box: (Int, Int), fitted: (Int, Int)
  ) throws {
    let size = try Self.size(own.0, own.1).fitted(into: Self.size(box.0, box.1))
    #expect(size == (try Self.size(fitted.0, fitted.1)))
  }
}
