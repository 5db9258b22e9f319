import Foundation
import HackerNews
import Testing
import ToolKit

@testable import NewsCommand

@Suite(.timeLimit(.minutes(5))) struct ThreadKeysTests {
  @Test func `links have numbers and open with them`() {
    let text =
      #"<a href="https://a.example/x">https://a.example/x</a> and <a href="https://b.example/">b</a>"#
    var view = DrivenView.reading(of: [(2, 0)], text: text)
    #expect(view.lines.contains("[1] https://stories.example/1"))
    #expect(view.lines.contains("https://a.example/x [1] and b (https://b.example/) [2]"))
    view.press("1")
    #expect(view.effects == [.open(URL(string: "https://stories.example/1") ?? URL(filePath: ""))])
    view.press("j", "2")
    #expect(view.effects == [.open(URL(string: "https://b.example/") ?? URL(filePath: ""))])
    view.press("9")
    #expect(view.effects == [])
    view.press("o")
    #expect(view.effects == [.open(URL(string: "https://a.example/x") ?? URL(filePath: ""))])
  }

  @Test func `C38, C41: a search goes from match to match, round and round`() {
    var view = DrivenView.reading(of: [(2, 0), (21, 1), (3, 0), (31, 1)])
    view.press("j", "c", "g", "/", "BY21", "Enter")
    #expect(view.selection?.text == "│ by21 · 1h" || view.selection?.text == "by21 · 1h")
    view.press("/", "by3", "Enter", "n")
    #expect(view.selection?.text.hasSuffix("by31 · 1h") == true)
    view.press("n")
    #expect(view.selection?.text == "by3 · 1h")
    view.press("N")
    #expect(view.selection?.text.hasSuffix("by31 · 1h") == true)
    view.press("/", "nowhere", "Enter")
    #expect(view.status.hasPrefix("'nowhere' is not in these comments"))
    view.press("/", "x", "Esc", "q")
    #expect(view.effects == [.leave(.quit)])
  }

  @Test func `u shows who wrote the selected part, and Esc leads back to the place`() {
    var view = DrivenView.reading(of: [(2, 0), (3, 0)])
    view.press("jj", "u")
    #expect(view.state.wishes.user == "by3")
    view.take(.user("by2", .success(User(name: "by2", karma: 1))))
    #expect(view.lines[1] == "loading")
    let about = RichText(html: "Hello")
    view.take(.user("by3", .success(User(name: "by3", karma: 9, about: about, submitted: [1]))))
    #expect(view.lines[0...3] == ["by3", "9 karma, 1 submission", "", "Hello"])
    #expect(view.state.wishes.user == nil)
    view.press("Esc")
    #expect(view.selection?.text == "by3 · 1h")
    view.press("Esc")
    #expect(view.selection?.text.contains("Story 1") == true)
  }

  @Test func `a thread that cannot be had says why, and r asks again`() {
    var view = DrivenView.reading()
    view.take(.thread(id: 1, turn: 0, .failed(DrivenView.failure())))
    #expect(view.status.hasPrefix("error: cannot reach"))
    #expect(view.state.wishes.thread == nil)
    view.press("r")
    #expect(view.state.wishes.thread == ViewWishes.Thread(id: 1, turn: 1))
    view.take(.thread(id: 1, turn: 0, .failed(DrivenView.failure())))
    #expect(view.status.hasPrefix("loading"))
  }

  @Test func `an older thread asked for again stays on show until as much has come`() {
    var view = DrivenView.reading(of: [(2, 0), (3, 0)])
    view.press("r")
    view.take(.thread(id: 1, turn: 1, .grown(DrivenView.thread([(2, 0)]))))
    #expect(view.lines.contains("by3 · 1h"))
    view.take(.thread(id: 1, turn: 1, .complete(DrivenView.thread([(2, 0)]))))
    #expect(!view.lines.contains("by3 · 1h"))
  }
}
