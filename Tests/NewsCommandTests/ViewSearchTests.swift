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
    #expect(view.lines[2] == "error: offline" && !view.status.contains("found"))
  }

  @Test func `further hits are asked for near the end, page by page, and each is shown once`() {
    var view = DrivenView.of([1], rows: 20)
    view.press("s", "swift")
    view.take(.found(Self.answer("swift", Array(101...130), pageCount: 3, totalCount: 62)))
    #expect(view.state.wishes.further == nil && view.status.hasSuffix("30 of 62 found"))
    for _ in 0..<19 { view.press("Down") }
    #expect(view.state.wishes.further == nil)
    view.press("Down")
    let second = SearchReader.Further(text: "swift", page: 2)
    #expect(view.state.wishes.further == second)
    let row = view.selection
    view.take(.foundFurther(second, Self.answer("swift", [130] + Array(131...159), page: 2)))
    #expect(view.state.search?.cursor.ids == Array(101...159))
    #expect(view.selection?.text == row?.text && view.selection?.row == row?.row)
    // The answer comes again, and one to a page that is not the next.
    view.take(.foundFurther(second, Self.answer("swift", [7], page: 2)))
    #expect(view.state.search?.cursor.ids.count == 59 && view.state.wishes.further == nil)
    for _ in 0..<30 { view.press("Down") }
    let third = SearchReader.Further(text: "swift", page: 3)
    #expect(view.state.wishes.further == third)
    view.take(.foundFurther(third, Self.answer("swift", [160, 161, 162], page: 3)))
    view.press("PgDn", "PgDn", "Enter")
    #expect(view.state.wishes.thread?.id == 162 && view.state.wishes.further == nil)
  }

  @Test func `C41: a further page of another text is dropped`() {
    var view = DrivenView.of([1])
    view.press("s", "swift")
    view.take(.found(Self.answer("swift", [101, 102], pageCount: 2, totalCount: 9)))
    view.press("Down")
    let second = SearchReader.Further(text: "swift", page: 2)
    #expect(view.state.wishes.further == second)
    view.press("y")
    #expect(view.state.wishes.further == nil)
    view.take(.foundFurther(second, Self.answer("swift", [103], page: 2)))
    view.take(.foundFurther(second, SearchReader.Answer(text: "swift", failure: "error: late")))
    #expect(!view.lines.contains { $0.contains("Story 103") || $0.contains("late") })
    view.take(.found(Self.answer("swifty", [101, 102], pageCount: 2, totalCount: 9)))
    view.take(.foundFurther(second, Self.answer("swift", [103], page: 2)))
    #expect(view.state.search?.cursor.ids == [101, 102])
  }

  @Test func `a further page that does not come is asked for again when the selection moves`() {
    var view = DrivenView.of([1])
    view.press("s", "swift")
    view.take(.found(Self.answer("swift", [101, 102], pageCount: 2, totalCount: 9)))
    view.press("Down")
    let second = SearchReader.Further(text: "swift", page: 2)
    view.take(.foundFurther(second, SearchReader.Answer(text: "swift", failure: "error: offline")))
    #expect(view.state.wishes.further == nil && view.status.hasSuffix("error: offline"))
    #expect(view.lines.contains { $0.contains("Story 102") })
    view.press("Up")
    // Not the same wish: one that was not seen to end in between would not be followed.
    let again = view.state.wishes.further
    #expect(again?.page == 2 && again != second && view.status.hasSuffix("2 of 9 found"))
  }

  @Test func `the search gives out no more than its reach`() {
    var page = SearchPage(hits: [], page: 1, pageCount: 99, totalCount: 5000)
    page.append(
      SearchPage(
        hits: (1...SearchQuery.reach).map { SearchHit(item: DrivenView.story($0)) }, page: 2,
        pageCount: 99, totalCount: 5000))
    #expect(page.next == nil && page.ids.count == SearchQuery.reach)
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

  private static func answer(
    _ text: String, _ ids: [Int], page: Int = 1, pageCount: Int = 1, totalCount: Int? = nil
  ) -> SearchReader.Answer {
    SearchReader.Answer(
      text: text,
      page: SearchPage(
        hits: ids.map { SearchHit(item: DrivenView.story($0)) }, page: page, pageCount: pageCount,
        totalCount: totalCount ?? ids.count))
  }
}
