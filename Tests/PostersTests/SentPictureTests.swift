import Foundation
import Posters
import Terminal
import TestSupport
import Testing

/// Pictures are read back as a terminal would.
@Suite struct SentPictureTests {
  @Test func `kitty takes files of every length apart and has them whole`() throws {
    var generator = SeededGenerator(seed: 1)
    for count in Array(1...20) + [3071, 3072, 3073, 6143, 6144, 6145, 100_000] {
      let file = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let sent = try SentPicture.kitty(
        KittyGraphics.show(png: file, id: 9, columns: 24, rows: 18))
      #expect(sent.file == file)
      #expect(
        sent.keys == [
          "a": "T", "f": "100", "i": "9", "c": "24", "r": "18", "q": "2",
          "m": count > 3072 ? "1" : "0",
        ])
    }
  }

  @Test func `iTerm2 has files of every length whole, with their size`() throws {
    var generator = SeededGenerator(seed: 2)
    for count in Array(1...20) + [3072, 100_000] {
      let file = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let sent = try SentPicture.iterm(InlineImage.show(file, columns: 24, rows: 18))
      #expect(sent.file == file)
      #expect(
        sent.keys == [
          "inline": "1", "size": "\(count)", "width": "24", "height": "18",
          "preserveAspectRatio": "1",
        ])
    }
  }

  @Test(
    .enabled(if: RecordedData.movies.isThere, "\(RecordedData.absence)"),
    arguments: [
      ("poster_92x138.png", 24, 18), ("noise_48x72.png", 24, 18), ("exact_3072_bytes.png", 0, 0),
      ("pixels_4x6.png", 24, 18),
    ])
  func `a recorded picture goes out as it is`(name: String, columns: Int, rows: Int) async throws {
    let file = [UInt8](try RecordedData.movies.data(name))
    for choice in [ImagesChoice.kitty, .iterm] {
      let environment = TerminalEnvironment(["LC_ALL": "C.UTF-8", "TERM": "xterm"])
      let setting = PosterSetting(
        choice, environment: environment, isTerminal: true, wantsText: false, usesColor: true)
      let writer = PosterWriter(
        setting: setting, environment: environment, clock: ContinuousClock())
      let text = await writer.text(of: Poster(bytes: file, columns: 24, rows: 18))
      let sent = try choice == .kitty ? SentPicture.kitty(text) : SentPicture.iterm(text)
      #expect(sent.file == file)
      guard columns > 0 else { continue }
      let names = choice == .kitty ? ("c", "r") : ("width", "height")
      #expect(sent.keys[names.0] == "\(columns)" && sent.keys[names.1] == "\(rows)")
    }
  }
}
