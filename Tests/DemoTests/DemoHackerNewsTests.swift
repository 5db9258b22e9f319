import Demo
import Testing

@Suite(.timeLimit(.minutes(5))) struct DemoHackerNewsTests {
  private func moved(seed: UInt64, times: Int) -> DemoHackerNews {
    var news = DemoHackerNews(now: 1_800_000_000, seed: seed)
    for _ in 0..<times { news.move(seconds: 4) }
    return news
  }

  @Test func `the same seed makes the same news, another one others`() {
    #expect(moved(seed: 7, times: 50) == moved(seed: 7, times: 50))
    #expect(moved(seed: 7, times: 50) != moved(seed: 8, times: 50))
    #expect(moved(seed: 7, times: 0) != moved(seed: 8, times: 0))
  }

  @Test func `it begins with sixty stories and every kind of item`() {
    let news = moved(seed: 1, times: 0)
    #expect(news.ids(in: .newstories).count == 62)
    #expect(news.ids(in: .topstories).count == 67)
    #expect(DemoList.allCases.allSatisfy { !news.ids(in: $0).isEmpty })
    let items = (90_000_001...news.maximumID).compactMap(news.item)
    #expect(Set(items.map(\.kind)) == [.story, .job, .comment, .poll, .pollopt])
    #expect(items.contains { $0.isDead && !$0.kids.isEmpty })
    #expect(items.contains { $0.isDeleted && !$0.kids.isEmpty })
    #expect(items.allSatisfy { $0.time <= news.now })
    #expect(zip(items, items.dropFirst()).allSatisfy { $0.time <= $1.time })
  }

  @Test func `a move brings one story and names all that changed`() {
    var news = moved(seed: 3, times: 0)
    for _ in 0..<60 {
      let before = news
      news.move(seconds: 4)
      #expect(news.now == before.now + 4)
      let all = (90_000_001...news.maximumID).filter { news.item($0) != before.item($0) }
      #expect(news.changedItems == all)
      #expect(Set(news.ids(in: .topstories)).subtracting(before.ids(in: .topstories)).count == 1)
      let touched = DemoUserNames.all.filter { news.user($0) != before.user($0) }
      #expect(Set(touched).isSubset(of: news.changedUsers))
    }
  }

  @Test func `ranks, points and comment counts change`() {
    let before = moved(seed: 1, times: 0)
    let after = moved(seed: 1, times: 20)
    let known = Set(before.ids(in: .topstories))
    #expect(after.ids(in: .topstories).filter(known.contains) != before.ids(in: .topstories))
    #expect(known.contains { after.item($0)?.score ?? 0 > before.item($0)?.score ?? 0 })
    #expect(known.contains { after.item($0)?.descendants ?? 0 > before.item($0)?.descendants ?? 0 })
  }

  @Test func `it never grows beyond its bound and forgets whole threads`() {
    var news = moved(seed: 5, times: 0)
    var largest = 0
    for _ in 0..<900 {
      news.move(seconds: 4)
      largest = max(largest, news.itemCount)
    }
    let reachable = news.ids(in: .topstories).reduce(into: Set<Int>()) { seen, story in
      var waiting = [story]
      while let id = waiting.popLast() {
        seen.insert(id)
        waiting += (news.item(id)?.kids ?? []) + (news.item(id)?.parts ?? [])
      }
    }
    #expect(news.ids(in: .topstories).count == 400)
    #expect(reachable.count == news.itemCount)
    #expect(largest < 3_000)
    #expect(DemoUserNames.all.allSatisfy { (news.user($0)?.submitted.count ?? 0) <= 200 })
  }

  @Test func `every link and every mention of one leads nowhere real`() {
    let news = moved(seed: 2, times: 100)
    for id in 90_000_001...news.maximumID {
      guard let url = news.item(id)?.url else { continue }
      let host = url.dropFirst("https://".count).prefix { $0 != "/" }
      #expect(url.hasPrefix("https://") && host.hasSuffix(".example"))
    }
  }
}

/// The users that the tests look at.
enum DemoUserNames {
  static let all = ["tideline", "quietkernel", "oddsock", "nightbus", "semaphore_sue", "yarnover"]
}
