import Foundation
import Images
import TestSupport
import Testing

/// Files with wrong bytes: each is a picture or an `ImageError`, and never ends the process.
///
/// LIVEFEEDS_MUTATIONS is how many are tried; 100,000 take some ten seconds.
@Suite struct MutationTests {
  private static let count =
    ProcessInfo.processInfo.environment["LIVEFEEDS_MUTATIONS"].flatMap { Int($0) } ?? 1500

  private static var files: [[UInt8]] {
    let interlaced = WrittenPNG(width: 9, height: 9, depth: 4, color: 0, isInterlaced: true) {
      ($0 + $1 + $2) & 15
    }
    let palette = WrittenPNG(
      width: 9, height: 5, depth: 2, color: 3, palette: [UInt8](repeating: 9, count: 12),
      transparency: [0, 99]
    ) { ($0 + $1) & 3 + $2 }
    let ink = WrittenJPEG(
      width: 20, height: 20,
      components: (1...4).map { id in .init(id: id, across: 1 + Int(id) % 2) { 9 * $0 + $1 } },
      restartInterval: 2, isApart: true)
    return Samples.all + [interlaced.bytes, palette.bytes, ink.bytes]
  }

  @Test func `wrong bytes never end the process`() {
    var random = SeededGenerator(seed: 6)
    let files = Self.files
    var outcomes: [String: Int] = [:]
    for number in 0..<Self.count {
      let file = Self.mutated(files[number % files.count], files, using: &random)
      let outcome = Self.outcome(file)
      outcomes[outcome, default: 0] += 1
    }
    print("mutations: \(outcomes.sorted { $0.value > $1.value })")
    #expect(outcomes.values.reduce(0, +) == Self.count)
    #expect(outcomes["a picture", default: 0] > Self.count / 20)
    #expect(outcomes.count > 8)
    #expect(outcomes["of the wrong size"] == nil)
  }

  private static func outcome(_ file: [UInt8]) -> String {
    do throws(ImageError) {
      let picture = try Picture(decodingHere: file, checksSums: false)
      let isWhole = picture.samples.count == 3 * picture.size.width * picture.size.height
      return isWhole ? "a picture" : "of the wrong size"
    } catch {
      if case .badSize = error { return "not of that size" }
      return error.description
    }
  }

  private static func mutated(
    _ file: [UInt8], _ files: [[UInt8]], using random: inout SeededGenerator
  ) -> [UInt8] {
    var file = file
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 2..<file.count, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: file[place] = UInt8.random(in: 0...255, using: &random)
      case 1: file[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 2: file[place] = [0, 0xFF, 0x7F, 0x80, 1].randomElement(using: &random) ?? 0
      case 3: file.insert(UInt8.random(in: 0...255, using: &random), at: place)
      case 4: file.remove(at: place)
      case 5:
        let end = min(file.count, place + Int.random(in: 1...40, using: &random))
        file.insert(contentsOf: file[place..<end], at: Int.random(in: 2...place, using: &random))
      case 6:
        guard let other = files.randomElement(using: &random) else { break }
        let start = Int.random(in: 0..<other.count, using: &random)
        let piece = other[start..<min(other.count, start + 60)]
        file.replaceSubrange(place..<min(file.count, place + piece.count), with: piece)
      default: if Bool.random(using: &random) { file.removeLast(file.count - place) }
      }
      if file.count < 4 { break }
    }
    return file
  }
}
