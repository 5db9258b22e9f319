import HackerNews
import Testing
import ToolKit

@testable import NewsCommand

@Suite(.timeLimit(.minutes(5))) struct ViewSearchTests {
  @Test(arguments: [
    ([""], ""), (["a"], ""), (["ab"], "ab"), (["ab", "Backspace"], ""), (["  "], ""),
    (["a b"], "a b"), (["abc", "C-u"], ""),
  ])
  func `C41: a search needs two characters`(keys: [String], query: String) {
    var view = DrivenView.of([1])
    view.press("s")
    for key in keys { view.press(key) }
    #expect(view.state.wishes.search == query)
  }

  @Test func `C41: an answer to another text is dropped, and Enter takes none of it`() {
    var view = DrivenView.of([1])
    view.press("s", "swift")
    view.take(.found(Self.answer("swif", [41])))
    #expect(view.lines[1] == "searching" || view.lines[2] == "searching")
    view.take(.found(Self.answer("swift", [42, 43])))
    #expect(view.lines[2].contains("Story 42"))
    view.press("x")
    #expect(view.lines[2].contains("Story 42"))
    view.press("Enter")
    #expect(view.state.wishes.thread == nil)
    view.press("Backspace", "Down", "Enter")
    #expect(view.state.wishes.thread == ViewWishes.Thread(id: 43, turn: 0))
    view.press("Esc")
    #expect(view.selection?.text.contains("Story 43") == true)
  }

  @Test func `C41: clearing the field clears the results at once`() {
    var view = DrivenView.of([1])
    view.press("s", "swift")
    view.take(.found(Self.answer("swift", [42])))
    view.press("C-u")
    #expect(!view.lines.contains { $0.contains("Story 42") })
    view.press("Esc")
    #expect(view.selection?.text.contains("Story 1 ") == true)
  }

  @Test func `C41: the same text is searched for again after the field was cleared`() {
    var view = DrivenView.of([1])
    view.press("s", "swift")
    view.take(.found(Self.answer("swift", [42])))
    #expect(view.state.wishes.search == "")
    view.press("C-u", "swift")
    #expect(view.state.wishes.search == "swift")
  }

  @Test func `a search that fails or finds nothing says so`() {
    var view = DrivenView.of([1])
    view.press("s", "ab")
    view.take(.found(Self.answer("ab", [])))
    #expect(view.lines[2] == "nothing found" && view.status.hasSuffix("0 found"))
    view.press("c")
    view.take(.found(SearchReader.Answer(text: "abc", failure: "error: offline")))
    #expect(view.lines[2] == "error: offline")
  }

  @Test func `letters that are keys elsewhere are text in the field`() {
    var view = DrivenView.of([1])
    view.press("s", "q1?r p")
    #expect(view.state.field?.text == "q1?r p" && view.effects == [])
    view.press("Esc", "?")
    #expect(view.lines[0] == "Keys")
    view.press("j", "Esc")
    #expect(view.lines[0].contains("1 top"))
  }

  private static func answer(_ text: String, _ ids: [Int]) -> SearchReader.Answer {
    SearchReader.Answer(
      text: text,
      page: SearchPage(
        hits: ids.map { SearchHit(item: DrivenView.story($0)) }, totalCount: ids.count))
  }
}
