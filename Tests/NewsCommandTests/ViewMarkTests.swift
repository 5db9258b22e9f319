import HackerNews
import Testing

@testable import NewsCommand

@Suite(.timeLimit(.minutes(5))) struct ViewMarkTests {
  @Test func `C60: a new story is marked for 30 s or until it is selected`() {
    var view = DrivenView.of(1...9)
    view.press("jj")
    view.bring([11, 10] + Array(1...9), arrived: [11, 10])
    #expect(view.lines.filter { $0.contains("•") }.count == 2)
    view.press("g")
    #expect(view.lines.filter { $0.contains("•") }.count == 1)
    #expect(view.state.wishes.pace == .second)
    view.wait(seconds: 29)
    #expect(view.lines.contains { $0.contains("•") })
    view.wait(seconds: 1)
    #expect(!view.lines.contains { $0.contains("•") })
    #expect(view.state.wishes.pace == .minute)
  }

  @Test func `C60: a gap of the first load that heals is nothing new`() {
    var view = DrivenView { $0.rings = true }
    var snapshot = FeedSnapshot(feed: .top, updatedAt: view.now, state: .current)
    snapshot.rows = [FeedSnapshot.Row(id: 1, rank: 1, content: .gap(.missing))]
    view.take(.snapshot(snapshot))
    view.bring([1], arrived: [1])
    #expect(view.effects == [] && !view.lines[2].contains("•"))
    view.bring([2, 1], arrived: [1, 2])
    #expect(view.effects == [.ringBell])
  }

  @Test func `other points and better or much worse ranks are marked`() {
    var view = DrivenView.of(1...6)
    view.bring([1, 5, 3, 4, 6, 2], points: [3: 8])
    let marks = view.lines[2...7].map { $0.dropFirst(4).prefix(1) }
    #expect(marks == [" ", "↑", "·", " ", "↑", "↓"])
  }

  @Test func `C60: the bell rings for new stories, once in 10 s, never for the first load`() {
    var view = DrivenView.of([1, 2]) { $0.rings = true }
    #expect(view.effects == [])
    view.bring([3, 1, 2], arrived: [3])
    #expect(view.effects == [.ringBell])
    view.wait(seconds: 9)
    view.bring([4, 3, 1], arrived: [4], earlier: 1)
    #expect(view.effects == [])
    view.wait(seconds: 1)
    view.bring([5, 4, 3], arrived: [5], earlier: 2)
    #expect(view.effects == [.ringBell])
    view.press("B")
    view.wait(seconds: 60)
    view.bring([6, 5, 4], arrived: [6], earlier: 3)
    #expect(view.effects == [])
  }
}
