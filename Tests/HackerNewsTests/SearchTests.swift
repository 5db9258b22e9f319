import Foundation
import HTTP
import HackerNews
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct SearchTests {
  private func page(_ body: String, for query: SearchQuery = SearchQuery("x")) async throws
    -> SearchPage
  {
    try await client(ScriptedTransport(["search": body, "search_by_date": body])).search(query)
  }

  @Test(arguments: [
    (
      SearchQuery("a b&c=\"d\" +é"), "/api/v1/search", "a b&c=\"d\" +é", "(story,comment,job,poll)",
      "0", "20"
    ),
    (
      SearchQuery("x", order: .date, kind: .comment, page: 3, hitsPerPage: 50),
      "/api/v1/search_by_date", "x", "comment", "2", "50"
    ),
    (
      SearchQuery("", page: -1, hitsPerPage: 5000), "/api/v1/search", "",
      "(story,comment,job,poll)", "0", "1000"
    ),
  ])
  func `a query goes out as the service counts`(
    query: SearchQuery, path: String, text: String, tags: String, page: String, hits: String
  ) async throws {
    let transport = ScriptedTransport([
      "search": #"{"hits":[]}"#, "search_by_date": #"{"hits":[]}"#,
    ])
    _ = try await client(transport).search(query)
    let url = try #require(transport.requests.first?.url)
    let items = try #require(URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems)
    let values = Dictionary(items.map { ($0.name, $0.value ?? "") }) { first, _ in first }
    #expect(url.path() == path)
    #expect(values["query"] == text && values["tags"] == tags)
    #expect(values["page"] == page && values["hitsPerPage"] == hits)
    #expect(values["typoTolerance"] == "min")
    // In a query a bare plus is a blank.
    #expect(url.query()?.contains("+") == false, "\(url)")
  }

  @Test(arguments: [#"{"message":"Not Found"}"#, "null", "[]", "", #"{"hits":null}"#, "<html>"])
  func `what has no hits is an error, never an empty success`(body: String) async throws {
    await #expect(throws: HackerNewsError.self) { try await page(body) }
  }

  @Test func `hits that cannot be read are counted, the others kept`() async throws {
    let body = #"""
      {"hits":[{"objectID":"1","_tags":["story"],"title":"a &amp; b","points":3,"num_comments":null},
      {"objectID":"x","_tags":["story"],"title":"t"},{"objectID":"2","_tags":["story"]},
      {"objectID":3,"_tags":["poll","author_a"],"title":"p"},7,null,{"objectID":"4","title":"no kind"},
      {"objectID":"5","_tags":["comment"],"comment_text":"[delayed]"},
      {"objectID":"1","_tags":["story"],"title":"again"}],"nbHits":90,"nbPages":5}
      """#
    let page = try await page(body, for: SearchQuery("x", page: 2))
    #expect(page.hits.map(\.id) == [1, 3])
    #expect(page.hits[0].item.title == "a & b" && page.hits[0].item.points == 3)
    #expect(page.unreadableCount == 6)
    #expect(page.page == 2 && page.pageCount == 5 && page.totalCount == 90 && !page.isBeyondReach)
  }

  @Test func `behind the thousandth hit the page says so`() async throws {
    let body = #"{"hits":[],"nbHits":0,"nbPages":0,"message":"you can only fetch the 1000 hits"}"#
    #expect(try await page(body).isBeyondReach)
    #expect(try await page(#"{"hits":[],"nbHits":0,"nbPages":0}"#).isBeyondReach == false)
    let odd = try await page(#"{"hits":[],"nbHits":-1,"nbPages":-1}"#)
    #expect(odd.pageCount == 0 && odd.totalCount == 0)
  }

  @Test(.enabled(if: RecordedData.hackerNews.isThere, "\(RecordedData.absence)"))
  func `the recorded pages are read`() async throws {
    let stories = try await page(try RecordedData.hackerNews.text("algolia-search.json"))
    #expect(stories.hits.map(\.item.kind) == ["story", "story", "job"])
    #expect(stories.hits[1].item.text?.plainText.hasPrefix("Is anyone using Swift") == true)
    #expect(stories.hits[1].item.url == nil && stories.unreadableCount == 0)
    let comments = try await page(try RecordedData.hackerNews.text("algolia-search-comments.json"))
    #expect(
      comments.hits.map(\.storyTitle) == [
        "Why Write Python in Visual Studio?", "Ask HN: something",
      ])
    #expect(comments.hits.map(\.storyURL?.absoluteString) == ["http://example.com/python", nil])
    #expect(
      comments.hits[0].item.text?.plainText == "I like Swift's actors\n\nsee https://example.com")
    #expect(
      try await page(try RecordedData.hackerNews.text("algolia-search-empty.json")).hits.isEmpty)
  }
}
