import Testing
import ToolKit

@testable import NewsCommand

@Suite(.timeLimit(.minutes(5))) struct TextFieldTests {
  @Test(arguments: [
    (["abc"], "abc"), (["abc", "Backspace"], "ab"), (["Backspace"], ""),
    (["abc", "Left", "x"], "abxc"),
    (["abc", "Home", "x", "End", "y"], "xabcy"), (["abc", "Home", "Delete"], "bc"),
    (["abc", "Delete"], "abc"), (["one two", "C-w"], "one "), (["one two  ", "C-w"], "one "),
    (["one", "C-w", "C-w"], ""), (["one two", "C-u"], ""), (["abc", "Left", "C-w"], "c"),
    (["e\u{301}x", "Left", "Backspace"], "x"), (["日本", "Backspace"], "日"),
    (["q1?", "Right"], "q1?"),
  ])
  func `a field is edited by its keys`(keys: [String], text: String) {
    var view = DrivenView.of([1])
    view.press("/")
    for key in keys { view.press(key) }
    #expect(view.state.field?.text == text)
  }

  @Test func `C40: a field has a bound`() {
    var field = TextField()
    field.insert(String(repeating: "a", count: TextField.mostCharacters))
    field.insert("b")
    #expect(field.text.count == TextField.mostCharacters && !field.text.contains("b"))
  }
}
