import Images
import Testing

@Suite struct JPEGTests {
  @Test(arguments: [
    (Samples.baseline, 24, 16), (Samples.baselineHalf, 23, 13), (Samples.baselineFull, 24, 16),
    (Samples.progressive, 33, 17), (Samples.progressiveFull, 24, 16), (Samples.rgb, 16, 16),
    (Samples.ink, 16, 16),
  ])
  func `files of another program look as they should`(
    file: [UInt8], width: Int, height: Int
  ) throws {
    let picture = try Picture(decodingHere: file)
    let expected = try #require(Gradient.picture(width: width, height: height))
    #expect(picture.size == expected.size)
    let distance = picture.distance(to: expected)
    #expect(distance.mean < 2.5 && distance.most < 20, "\(distance)")
  }

  @Test func `a grey file is grey`() throws {
    let picture = try Picture(decodingHere: Samples.grey)
    let pixel = picture[row: 15, column: 15]
    #expect(pixel.red == pixel.green && pixel.green == pixel.blue)
    // 0.299 of red, 0.587 of green and 0.114 of blue
    #expect((236...246).contains(pixel.red), "\(pixel)")
  }

  static let densities = [(1, 1), (2, 1), (1, 2), (2, 2), (4, 1), (1, 4), (3, 1), (4, 4)]

  @Test(arguments: densities, [0, 1, 3])
  func `colours may be stored at any density, with restart markers or without`(
    density: (across: Int, down: Int), restartInterval: Int
  ) throws {
    for isApart in [false, true] {
      let jpeg = WrittenJPEG(
        width: 37, height: 29,
        components: [
          .init(id: 1, across: density.across, down: density.down) { 40 * (($0 + $1) % 5) + 20 },
          .init(id: 2) { _, _ in 128 }, .init(id: 3) { _, _ in 128 },
        ], restartInterval: restartInterval, isApart: isApart)
      let picture = try Picture(decodingHere: jpeg.bytes)
      for row in 0..<29 {
        for column in 0..<37 {
          let grey = UInt8(40 * ((column / 8 + row / 8) % 5) + 20)
          let pixel = Pixel(red: grey, green: grey, blue: grey)
          #expect(picture[row: row, column: column] == pixel, "\(column), \(row)")
        }
      }
    }
  }

  @Test func `half as many colours below each other are spread smoothly`() throws {
    let jpeg = WrittenJPEG(
      width: 8, height: 32,
      components: [
        .init(id: 1, across: 1, down: 2) { _, _ in 128 },
        .init(id: 2) { _, _ in 128 }, .init(id: 3) { _, row in row == 0 ? 128 : 168 },
      ])
    let picture = try Picture(decodingHere: jpeg.bytes)
    // 1.402 times 0, 10, 30 and 40
    #expect((14...17).map { picture[row: $0, column: 0].red } == [128, 142, 170, 184])
  }

  @Test(
    arguments: [
      (nil, [1, 2, 3], [100, 128, 128], Pixel(red: 100, green: 100, blue: 100)),
      (0, [1, 2, 3], [10, 20, 30], Pixel(red: 10, green: 20, blue: 30)),
      (nil, [82, 71, 66], [10, 20, 30], Pixel(red: 10, green: 20, blue: 30)),
      (0, [1, 2, 3, 4], [255, 128, 0, 128], Pixel(red: 128, green: 64, blue: 0)),
      (nil, [1, 2, 3, 4], [0, 127, 255, 127], Pixel(red: 128, green: 64, blue: 0)),
      (2, [1, 2, 3, 4], [200, 128, 128, 128], Pixel(red: 100, green: 100, blue: 100)),
    ] as [(UInt8?, [UInt8], [Int], Pixel)])
  func `colours are what the markers and names of components say`(
    transform: UInt8?, ids: [UInt8], samples: [Int], expected: Pixel
  ) throws {
    let components = zip(ids, samples).map { id, sample in
      WrittenJPEG.Component(id: id) { _, _ in sample }
    }
    let jpeg = WrittenJPEG(
      width: 3, height: 3, components: components, adobeTransform: transform)
    #expect(try Picture(decodingHere: jpeg.bytes)[row: 1, column: 1] == expected)
  }

  @Test func `a kind that is not read is named`() throws {
    var bytes = Samples.grey
    let frame = try #require(bytes.indices.first { bytes[$0...].starts(with: [0xFF, 0xC0]) })
    bytes[frame + 1] = 0xC9
    #expect(throws: ImageError.unsupported("a rare kind of JPEG")) {
      try Picture(decodingHere: bytes)
    }
    bytes[frame + 1] = 0xC1
    bytes[frame + 4] = 12
    #expect(throws: ImageError.unsupported("more than 8 bits a sample")) {
      try Picture(decodingHere: bytes)
    }
  }

  @Test func `a restart marker out of turn is damage`() throws {
    var bytes = Samples.progressiveFull
    let marker = try #require(bytes.indices.last { bytes[$0...].starts(with: [0xFF, 0xD0]) })
    bytes[marker + 1] = 0xD3
    #expect(throws: ImageError.damaged("a part of it is missing")) {
      try Picture(decodingHere: bytes)
    }
  }
}
