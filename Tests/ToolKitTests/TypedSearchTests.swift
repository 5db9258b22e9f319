import Screen
import Testing
import ToolKit

@Suite struct TypedSearchTests {
  private struct Birds: FoundPage {
    var ids: [Int]
  }

  private typealias Search = TypedSearch<Birds>

  @Test(arguments: [("", ""), ("a", ""), ("ab", "ab"), ("  ", ""), ("é😀", "é😀")])
  func `C41: two characters are searched for, one and blanks are not`(text: String, query: String) {
    var search = Search()
    search.edit { $0.insert(text) }
    #expect(search.query == query && search.wish == query)
  }

  @Test func `a text of more than 500 bytes is not sent`() {
    var search = Search()
    search.edit { $0.insert(String(repeating: "é", count: 251)) }
    #expect(search.query == "")
  }

  @Test func `C41: an answer to another text is dropped, and stays on show while one types on`() {
    var search = Search()
    search.edit { $0.insert("ow") }
    search.take(Search.Answer(text: "o", page: Birds(ids: [9])))
    #expect(search.answer == nil && search.wish == "ow")
    search.take(Search.Answer(text: "ow", page: Birds(ids: [1, 2])))
    #expect(search.found?.ids == [1, 2] && search.cursor.ids == [1, 2] && search.wish == "")
    search.edit { $0.insert("l") }
    #expect(search.found == nil && search.answer?.page?.ids == [1, 2] && search.wish == "owl")
  }

  @Test func `C41: clearing the field clears the results at once`() {
    var search = Search()
    search.edit { $0.insert("ow") }
    search.take(Search.Answer(text: "ow", page: Birds(ids: [1])))
    search.edit { _ = $0.take(KeyPress(.character("u"), .control)) }
    #expect(search.answer == nil && search.cursor.ids == [])
  }
}
