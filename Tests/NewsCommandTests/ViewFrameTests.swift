import Foundation
import HackerNews
import Screen
import Terminal
import Testing
import ToolKit

@testable import NewsCommand

@Suite(.timeLimit(.minutes(5))) struct ViewFrameTests {
  @Test func `the list at 80 by 24`() {
    let view = DrivenView.of([1, 2], columns: 80, rows: 24)
    let story = "    7    3   1h Story"
    #expect(
      view.lines == [
        " 1 top  2 new  3 best  4 ask  5 show  6 job",
        "  #    pts cmts  age title",
        "  1  \(story) 1  stories.example",
        "  2  \(story) 2  stories.example",
      ] + Array(repeating: "", count: 19) + [
        "updated just now · poll every 60 s" + String(repeating: " ", count: 40) + "? help"
      ])
  }

  @Test func `the list at 20 by 5 and at 200 by 60`() {
    let small = DrivenView.of(1...9, columns: 20, rows: 5)
    #expect(
      small.lines == [
        " 1 top  2 3 4 5 6", "  Story 1", "  Story 2", "  Story 3", "updated jus…  ? help",
      ])
    let large = DrivenView.of(1...100, columns: 200, rows: 60)
    #expect(large.lines[1] == "  #    pts cmts  age author         title")
    #expect(large.lines[58].hasPrefix(" 57      7    3   1h ada            Story 57  stories"))
  }

  @Test(arguments: [(1, 1), (19, 5), (20, 4), (10, 2)])
  func `C48: a window that is too small says so`(columns: Int, rows: Int) {
    let view = DrivenView.of(1...9, columns: columns, rows: rows)
    #expect(view.lines[0] == "window too small".cut(to: columns))
    #expect(view.lines.dropFirst().allSatisfy { $0 == "" })
  }

  @Test(
    arguments: [(20, 5), (21, 9), (40, 12), (80, 24), (200, 60)], ["", "Enter", "s", "?", "u", "/"])
  func `C48, C53: every page is drawn at every size`(size: (columns: Int, rows: Int), key: String) {
    var view = DrivenView.of(1...50, columns: size.columns, rows: size.rows)
    view.press(key, "j", "G", "PgUp")
    #expect(view.lines.allSatisfy { $0.cellWidth <= size.columns })
    #expect(!view.status.isEmpty)
    view.take(.screen(.resize(TerminalSize(columns: 1, rows: 1))))
    #expect(view.lines == ["…"])
    view.take(.screen(.resize(TerminalSize(columns: size.columns, rows: size.rows))))
    #expect(!view.status.isEmpty)
  }

  @Test func `C51: a hostile title is harmless`() throws {
    var view = DrivenView()
    var snapshot = FeedSnapshot(feed: .top, updatedAt: view.now, state: .current)
    let title = "A\u{1B}[2J\u{9B}31m\u{202E}漢👨‍👩‍👧e\u{301}\u{200B}\nB"
    snapshot.rows = [
      FeedSnapshot.Row(id: 1, rank: 1, content: .item(DrivenView.story(1, title: title)))
    ]
    view.take(.snapshot(snapshot))
    let line = view.lines[2]
    #expect(line.contains("漢👨‍👩‍👧e\u{301} B"))
    #expect(!line.unicodeScalars.contains { $0.value < 0x20 || $0.properties.isBidiControl })
  }

  @Test func `C46: an idle view changes once a minute`() {
    var view = DrivenView()
    var snapshot = FeedSnapshot(feed: .top, updatedAt: view.now, state: .current)
    snapshot.rows = (1...20).map { id in
      let time = DrivenView.start - TimeInterval(id * 63)
      return FeedSnapshot.Row(
        id: id, rank: id, content: .item(.story(Story(id: id, title: "T", time: time))))
    }
    view.take(.snapshot(snapshot))
    var frames = [view.state.frame()]
    for _ in 0..<180 {
      view.wait(seconds: 1)
      if view.state.frame() != frames.last { frames.append(view.state.frame()) }
    }
    #expect((3...4).contains(frames.count))
  }

  @Test func `a refresh that changes nothing draws nothing`() {
    var view = DrivenView.of(1...30)
    let frame = view.state.frame()
    view.bring(Array(1...30), as: .loading(done: 0, total: nil))
    #expect(view.state.frame() == frame)
    view.bring(Array(1...30))
    #expect(view.state.frame() == frame)
  }

  @Test func `C46: a refresh that changes one row writes under 400 bytes`() {
    var view = DrivenView.of(1...30)
    var renderer = FrameRenderer(usesColor: true, usesHyperlinks: false)
    _ = renderer.render(view.state.frame())
    view.bring(Array(1...30), points: [12: 8])
    let bytes = renderer.render(view.state.frame())
    #expect(!bytes.isEmpty && bytes.utf8.count < 400)
  }

  @Test(arguments: [ViewGlyphs.unicode, .ascii], [80, 40])
  func `the list of keys says what each sign means`(glyphs: ViewGlyphs, columns: Int) {
    var view = DrivenView.of([1], columns: columns, rows: 60) { $0.glyphs = glyphs }
    view.press("?")
    let signs = [
      glyphs.new, "\(glyphs.up) \(glyphs.down) \(glyphs.changed)", "12+3", "a faint title",
    ]
    for sign in signs { #expect(view.lines.contains { $0.hasPrefix(sign) }) }
    #expect(columns < 60 || view.lines.allSatisfy { !$0.contains("…") })
  }

  @Test func `C64: without UTF-8 the view's own signs are ASCII`() {
    var view = DrivenView.of([1, 2]) { $0.glyphs = .ascii }
    view.press("j")
    view.bring([3, 1, 2], arrived: [3])
    #expect(view.lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
    #expect(view.lines[2].contains("*"))
    view.press("?")
    #expect(view.lines[0] == "Keys")
    #expect(view.lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
  }
}
