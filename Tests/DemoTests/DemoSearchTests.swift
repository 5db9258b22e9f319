import Demo
import Testing

@Suite(.timeLimit(.minutes(5))) struct DemoSearchTests {
  @Test(arguments: [
    ("search?query=kettle", "story,job"),
    ("search?query=kettle&tags=story", "story"),
    ("search?query=cache&tags=comment", "comment"),
    ("search?tags=job", "job"),
    ("search?tags=poll", "poll"),
    ("search?tags=pollopt", "pollopt"),
    ("search?tags=(poll,job)", "poll,job"),
    ("search_by_date?tags=(story,poll,job)&hitsPerPage=200", "story,poll,job"),
    ("search?tags=comment,author_quietkernel&hitsPerPage=100", "comment"),
  ])
  func `tags choose kinds`(search: String, kinds: String) async throws {
    try await withStillDemo { _, client in
      let answer = try await client.value(SearchDocument.self, at: "/api/v1/\(search)")
      #expect(answer.nbHits == answer.hits.count || answer.nbPages > 1)
      let found = Set(answer.hits.map { Set($0._tags).intersection(Self.kinds) })
      #expect(found == Set(kinds.split(separator: ",").map { [String($0)] }))
      if search.contains("quietkernel") {
        #expect(answer.hits.allSatisfy { $0.author == "quietkernel" })
      }
    }
  }
  private static let kinds: Set = ["story", "job", "poll", "pollopt", "comment"]

  @Test func `words are looked for without regard to case, and all of them`() async throws {
    try await withStillDemo { _, client in
      let one = try await client.value(SearchDocument.self, at: "/api/v1/search?query=KETTLE+sql")
      #expect(one.hits.first?.title == "Show HN: I taught a kettle to speak SQL")
      let none = try await client.value(
        SearchDocument.self, at: "/api/v1/search?query=kettle+zeppelin")
      #expect(none.nbHits == 0 && none.nbPages == 0 && none.hits.isEmpty)
    }
  }

  @Test func `both orders, numbers and pages hold`() async throws {
    try await withStillDemo { demo, client in
      let byPoints = try await client.value(
        SearchDocument.self,
        at: "/api/v1/search?tags=story&numericFilters=points%3E%3D100,points%3C400")
      let points = byPoints.hits.compactMap(\.points)
      #expect(!points.isEmpty && points == points.sorted(by: >))
      #expect(points.allSatisfy { (100..<400).contains($0) })
      var dates: [Int] = []
      for page in 0..<4 {
        let part = try await client.value(
          SearchDocument.self,
          at: "/api/v1/search_by_date?tags=(story,poll)&hitsPerPage=20&page=\(page)")
        #expect(part.nbHits == 62 && part.nbPages == 4 && part.page == page && part.message == nil)
        dates += part.hits.compactMap { Int($0.objectID) }
      }
      #expect(dates == demo.news.ids(in: .newstories))
      let late = try await client.value(
        SearchDocument.self,
        at: "/api/v1/search?tags=story&numericFilters=created_at_i%3E\(demo.news.now - 3_600)")
      #expect(late.nbHits == 3)
      let tooFar = try await client.value(
        SearchDocument.self, at: "/api/v1/search?page=99999999999999999&hitsPerPage=1000")
      #expect(tooFar.hits.isEmpty && tooFar.nbPages == 0 && tooFar.message != nil)
    }
  }

  @Test func `times are told in both forms`() async throws {
    try await withStillDemo { _, client in
      let answer = try await client.value(
        SearchDocument.self, at: "/api/v1/search_by_date?tags=story")
      #expect(answer.hits.first?.created_at_i == 1_799_999_700)
      #expect(answer.hits.first?.created_at == "2027-01-15T07:55:00Z")
    }
  }

  @Test func `a thread comes as a tree with all its living comments`() async throws {
    try await withStillDemo { demo, client in
      let list = try #require(
        demo.news.ids(in: .askstories).first { demo.news.item($0)?.score ?? 0 > 400 })
      let tree = try await client.value(TreeDocument.self, at: "/api/v1/items/\(list)")
      var waiting = tree.children
      var living = 0
      while let node = waiting.popLast() {
        living += node.author == nil ? 0 : 1
        #expect((node.author == nil) == (node.text == nil))
        waiting += node.children
      }
      #expect(living == demo.news.item(list)?.descendants)
    }
  }
}
