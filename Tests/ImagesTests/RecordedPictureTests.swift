import Images
import TestSupport
import Testing

@Suite(.enabled(if: RecordedData.movies.isThere, "\(RecordedData.absence)"))
struct RecordedPictureTests {
  private static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try RecordedData.movies.data(name))
  }

  private static func picture(_ name: String) throws -> Picture {
    try Picture(decodingHere: bytes(name))
  }

  @Test func `a JPEG looks like its PNG twin`() throws {
    let twin = try Self.picture("poster_92x138.png")
    let baseline = try Self.picture("poster_92x138.jpg")
    let progressive = try Self.picture("poster_92x138_progressive.jpg")
    #expect(baseline.size == (try PictureSize(width: 92, height: 138)))
    #expect(baseline == progressive)
    // What the library most programs use makes of this file is 8.83 away.
    #expect(baseline.distance(to: twin).mean < 8.9)
    let box = try PictureSize(width: 24, height: 36)
    let small = try baseline.scaled(to: box).distance(to: twin.scaled(to: box))
    #expect(small.mean < 5, "\(small)")
  }

  @Test func `known pixels are read`() throws {
    let picture = try Self.picture("pixels_4x6.png")
    let (red, white) = (Pixel(red: 255, green: 0, blue: 0), Pixel(red: 255, green: 255, blue: 255))
    #expect(picture[row: 0, column: 0] == red)
    #expect(picture[row: 2, column: 3] == white)
    #expect(picture[row: 1, column: 0] == .black)
    #expect(picture[row: 3, column: 3] == Pixel(red: 0, green: 255, blue: 255))
    #expect(picture[row: 4, column: 2] == red)
    #expect(picture[row: 5, column: 1] == Pixel(red: 0, green: 0, blue: 255))
  }

  @Test(arguments: [("noise_48x72.png", 48, 72), ("exact_3072_bytes.png", 4, 6)])
  func `every PNG is read`(name: String, width: Int, height: Int) throws {
    #expect(try Self.picture(name).size == PictureSize(width: width, height: height))
    #expect(try PictureSize(of: Self.bytes(name)) == PictureSize(width: width, height: height))
  }

  @Test func `what is no whole picture says so`() throws {
    #expect(throws: ImageError.damaged("it ends early")) {
      try Self.picture("poster_truncated.jpg")
    }
    #expect(throws: ImageError.unknownFormat) { try Self.picture("not_an_image.jpg") }
  }
}
