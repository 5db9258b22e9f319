import Images
import Testing

@Suite struct BoundsTests {
  @Test func `the first bytes tell the format and the size`() throws {
    #expect(PictureFormat(of: Samples.png) == .png)
    #expect(PictureFormat(of: Samples.progressive) == .jpeg)
    #expect(PictureFormat(of: Array("<html>".utf8)) == nil)
    #expect(PictureFormat(of: []) == nil)
    #expect(
      try PictureSize(of: Array(Samples.png.prefix(40))) == PictureSize(width: 40, height: 30))
    #expect(try PictureSize(of: Samples.progressive) == PictureSize(width: 33, height: 17))
    #expect(throws: ImageError.unknownFormat) { try PictureSize(of: Array("GIF89a".utf8)) }
    #expect(throws: ImageError.unknownFormat) { try Picture(decodingHere: Array("<svg".utf8)) }
  }

  @Test(arguments: [(0, 1), (1, 0), (4097, 1), (1, 4097), (4096, 4096)])
  func `sizes that are not read are told before anything is allocated`(
    width: Int, height: Int
  ) throws {
    let wrong = ImageError.badSize(width: width, height: height)
    #expect(throws: wrong) { try PictureSize(width: width, height: height) }
    var png = Samples.png
    png.replaceSubrange(16..<24, with: WrittenPNG.number(width) + WrittenPNG.number(height))
    #expect(throws: wrong) { try Picture(decodingHere: png, checksSums: false) }
  }

  @Test func `a size that the bytes cannot fill is told before anything is allocated`() throws {
    var png = Samples.png
    png.replaceSubrange(16..<24, with: WrittenPNG.number(4000) + WrittenPNG.number(4000))
    #expect(throws: ImageError.damaged("it ends early")) {
      try Picture(decodingHere: png, checksSums: false)
    }
    var jpeg = Samples.grey
    let frame = try #require(jpeg.indices.first { jpeg[$0...].starts(with: [0xFF, 0xC0]) })
    jpeg.replaceSubrange(frame + 5..<frame + 9, with: [0x0F, 0xA0, 0x0F, 0xA0])
    #expect(throws: ImageError.damaged("it ends early")) { try Picture(decodingHere: jpeg) }
  }

  @Test(arguments: Samples.all.indices)
  func `a file that ends early is damage, wherever it ends`(number: Int) {
    let file = Samples.all[number]
    for length in 0..<file.count {
      let error = #expect(throws: ImageError.self) {
        try Picture(decodingHere: Array(file[..<length]))
      }
      let isShort = length < (PictureFormat(of: file) == .png ? 8 : 3)
      #expect(error == (isShort ? .unknownFormat : .damaged("it ends early")), "\(length)")
    }
  }

  @Test(arguments: Samples.all.indices)
  func `cancelling ends the work`(number: Int) async {
    let file = Samples.all[number]
    let error = await withTaskGroup(of: ImageError?.self) { group in
      group.cancelAll()
      group.addTask {
        do throws(ImageError) { _ = try Picture(decodingHere: file) } catch { return error }
        return nil
      }
      return await group.next() ?? nil
    }
    #expect(error == .cancelled)
  }

  @Test func `a scan too many is not read`() throws {
    let file = Samples.grey
    let scan = try #require(file.indices.first { file[$0...].starts(with: [0xFF, 0xDA]) })
    let again = file[..<(file.count - 2)] + (0..<70).flatMap { _ in file[scan..<(file.count - 2)] }
    #expect(throws: ImageError.unsupported("so many scans")) {
      try Picture(decodingHere: Array(again) + [0xFF, 0xD9])
    }
  }

  @Test(arguments: [
    (ImageError.cancelled, "cancelled"),
    (.unknownFormat, "this is neither a PNG nor a JPEG picture"),
    (.unsupported("so many scans"), "pictures with so many scans are not read"),
    (.badSize(width: 9000, height: 0), "a picture of 9000×0 pixels is not read"),
    (.damaged("it ends early"), "the picture is damaged: it ends early"),
  ])
  func `an error is a sentence`(error: ImageError, text: String) {
    #expect("\(error)" == text)
  }
}
