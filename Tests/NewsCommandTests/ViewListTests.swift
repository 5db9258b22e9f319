import Foundation
import HTTP
import HackerNews
import Screen
import Testing
import ToolKit

@testable import NewsCommand

@Suite(.timeLimit(.minutes(5))) struct ViewListTests {
  @Test(arguments: [
    (["j"], 2), (["Down", "Down", "k"], 2), (["k"], 1), ([" "], 22), (["PgDn", "b"], 1),
    (["G"], 100), (["End", "g"], 1), (["G", "Up"], 99), (["G", "PgUp"], 79), (["Home"], 1),
    (["5", "1"], 1),
  ])
  func `keys move the selection`(keys: [String], id: Int) {
    var view = DrivenView.of(1...100)
    for key in keys { view.press(key) }
    #expect(view.selection?.text.contains("Story \(id) ") == true)
  }

  @Test func `C42: until a key moves the selection, new stories come in at the top`() {
    var view = DrivenView.of(1...30)
    view.bring([31] + Array(1...29), arrived: [31])
    #expect(view.selection?.row == 2)
    #expect(view.selection?.text.contains("Story 31") == true)
  }

  @Test(arguments: [["Enter", "Esc"], ["u", "Esc"], ["o"]])
  func `who comes back from the first story finds it selected, whatever came in`(
    keys: [String]
  ) throws {
    var view = DrivenView.of(1...30)
    view.press(keys[0])
    view.bring([31] + Array(1...29), arrived: [31])
    for key in keys.dropFirst() { view.press(key) }
    #expect(view.selection?.text.contains("Story 1 ") == true)
  }

  @Test func `C42: then the same story stays selected, at the same row`() throws {
    var view = DrivenView.of(1...100)
    for _ in 0..<30 { view.press("j") }
    let before = try #require(view.selection)
    view.bring([101, 102] + Array(1...98), arrived: [101, 102])
    let after = try #require(view.selection)
    #expect(after.row == before.row)
    #expect(after.text.contains("Story 31 ") && before.text.contains("Story 31 "))
    #expect(view.status.contains("↑ 2 new"))
    view.press("g")
    #expect(!view.status.contains("new"))
    view.press("G")
    #expect(!view.status.contains("new"))
  }

  @Test func `C42: a selected story that is gone hands over to the next one`() {
    var view = DrivenView.of(1...30)
    view.press("jjj")
    view.bring([1, 2, 3] + Array(6...30))
    #expect(view.selection?.text.contains("Story 6 ") == true)
    view.press("G")
    view.bring([1, 2, 3])
    #expect(view.selection?.text.contains("Story 3 ") == true)
  }

  @Test func `C42: r brings the feed, but not while that is being done`() {
    var view = DrivenView.of([1])
    view.press("r")
    #expect(view.effects == [.refresh])
    view.bring([1], as: .loading(done: 3, total: 9))
    #expect(view.status.hasPrefix("loading 3/9"))
    view.press("r")
    #expect(view.effects == [])
  }

  @Test(arguments: [
    (["2"], Feed.new), (["6"], .job), (["Tab"], .new), (["S-Tab"], .job), (["6", "Tab"], .top),
    (["9"], .top),
  ])
  func `a feed is chosen by its number or its neighbour`(keys: [String], feed: Feed) {
    var view = DrivenView.of([1])
    for key in keys { view.press(key) }
    #expect(view.state.wishes.following == .live(feed))
  }

  @Test func `a feed comes back as it was left`() {
    var view = DrivenView.of(1...30)
    view.press("jjj", "2")
    #expect(!view.lines.contains { $0.contains("Story") })
    #expect(view.status.hasPrefix("loading"))
    view.bring([7], feed: .new)
    view.press("1")
    #expect(view.selection?.text.contains("Story 4 ") == true)
  }

  @Test func `p stops the refreshing, and only what is unknown or wished for is brought`() {
    var view = DrivenView.of([1])
    view.press("p")
    #expect(view.state.wishes.following == .rest)
    #expect(view.status.contains("paused"))
    view.press("2")
    #expect(view.state.wishes.following == .once(.new, 0))
    view.bring([2], feed: .new)
    #expect(view.state.wishes.following == .rest)
    view.press("r")
    #expect(view.state.wishes.following == .once(.new, 1) && view.effects == [])
    view.bring([2], feed: .new)
    view.press("p")
    #expect(view.state.wishes.following == .live(.new))
  }

  @Test func `C42: a failed refresh keeps the list and counts down`() {
    var view = DrivenView.of([1, 2])
    let time = view.now + 5
    view.bring(
      [1, 2], as: .retrying(at: time, failures: 1, reason: DrivenView.failure()))
    #expect(view.status.hasPrefix("error, again in 5 s: cannot reach 127.0.0.1: connection"))
    #expect(view.lines.contains { $0.contains("Story 2") })
    #expect(view.state.wishes.pace == .second)
    view.wait(seconds: 3)
    #expect(view.status.hasPrefix("error, again in 2 s"))
    view.wait(seconds: 60)
    #expect(view.status.hasPrefix("error, trying again"))
  }

  @Test func `without a list its error stands in its place, with what helps`() {
    var view = DrivenView()
    let offline = HackerNewsError.http(.unknownHost("hacker-news.firebaseio.com"))
    view.take(
      .snapshot(
        FeedSnapshot(
          feed: .top, state: .retrying(at: view.now + 5, failures: 1, reason: offline))))
    #expect(view.lines[2] == "cannot reach hacker-news.firebaseio.com: no network connection")
    #expect(view.lines[3] == "Use --demo to see sample data without a network.")
    #expect(view.status.hasPrefix("error, again in 5 s: cannot reach hacker-news.firebaseio.com"))
  }

  @Test func `rows appear in their places as they arrive`() {
    var view = DrivenView()
    var snapshot = FeedSnapshot(feed: .top, state: .loading(done: 1, total: 3))
    snapshot.rows = [
      FeedSnapshot.Row(id: 1, rank: 1, content: .pending),
      FeedSnapshot.Row(id: 2, rank: 2, content: .item(DrivenView.story(2))),
      FeedSnapshot.Row(id: 3, rank: 3, content: .gap(.dead)),
    ]
    view.take(.snapshot(snapshot))
    #expect(view.status.hasPrefix("loading 1/3"))
    #expect(view.lines[2].hasSuffix("…") && view.lines[3].contains("Story 2"))
    #expect(view.lines[4].hasSuffix("[dead]"))
  }

  @Test func `C41: a filter finds as it is typed, and Esc brings the list back as before`() {
    var view = DrivenView.of(1...30)
    view.press("jjj", "/", "y 2")
    #expect(view.lines.filter { $0.contains("Story") }.count == 12)
    #expect(view.status == "/y 2" + String(repeating: " ", count: 68) + "12 found")
    view.press("Down", "Backspace", "9")
    #expect(
      view.lines.filter { $0.contains("Story") }.map { $0.contains("9 ") } == [true, true, true])
    view.press("Esc")
    #expect(view.selection?.text.contains("Story 4 ") == true)
  }

  @Test func `C41: Enter opens what is shown for the typed text, and the way back leads there`() {
    var view = DrivenView.of(1...30)
    view.press("/", "29", "Enter")
    #expect(view.state.wishes.thread == ViewWishes.Thread(id: 29, turn: 0))
    view.press("Esc")
    #expect(view.status.hasPrefix("/29"))
  }

  @Test func `C40: pasted text goes into an open field and nowhere else`() {
    var view = DrivenView.of(1...30)
    view.take(.screen(.paste("q2?")))
    #expect(view.effects == [] && view.state.feed == .top && view.state.pages == [])
    view.press("/")
    view.take(.screen(.paste("q2?")))
    #expect(view.status.hasPrefix("/q2?"))
  }

  @Test func `o opens the link of a story, or its page where it has none`() {
    var view = DrivenView.of([1])
    view.press("o")
    #expect(view.effects.first.map(address) == "https://stories.example/1")
    var snapshot = FeedSnapshot(feed: .top, updatedAt: view.now, state: .current)
    let question = Item.story(Story(id: 2, title: "Ask"))
    snapshot.rows = [FeedSnapshot.Row(id: 2, rank: 1, content: .item(question))]
    view.take(.snapshot(snapshot))
    view.press("o")
    #expect(view.effects.first.map(address) == "https://news.ycombinator.com/item?id=2")
  }

  @Test func `q leaves, Esc never does`() {
    var view = DrivenView.of([1])
    view.press("Esc", "Esc")
    #expect(view.effects == [])
    view.press("q")
    #expect(view.effects == [.leave(.quit)])
    view.take(.screen(.lost))
    #expect(view.effects == [.leave(.lost)])
  }

  private func address(_ effect: ViewEffect) -> String {
    if case .open(let url) = effect { url.absoluteString } else { "\(effect)" }
  }
}
