import Foundation
import LoopbackServer
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct JSONOutputTests {
  @Test func `C23 to C27: each story of a list is exactly one line`() async throws {
    try await InventedNews.served { news in
      Self.setList(news)
      let end = try await news.run("list", "--json").finish()
      #expect(
        end.outputText == """
          {"author":"ada","comments":3,"feed":"top","id":1,"kind":"story","points":7,"position":1,\
          "text":null,"time":"2023-11-14T22:13:10Z","title":"Story 1","url":"https://www.stories.example/1"}
          {"author":"bob","comments":0,"feed":"top","id":2,"kind":"story","points":1,"position":2,\
          "text":"Is this it?\\u000a\\u000aCode:\\u000a\\u000a  a < b","time":"2023-11-14T22:13:20Z",\
          "title":"Ask HN: Why?","url":null}
          {"author":"hr","comments":null,"feed":"top","id":4,"kind":"story","points":1,"position":4,\
          "text":null,"time":"2023-11-14T22:13:20Z","title":"Acme is hiring","url":null}

          """)
    }
  }

  @Test func `C24: a watch says which event each line is`() async throws {
    try await InventedNews.served { news in
      Self.setList(news)
      let end = try await news.run("watch", "--once", "--json", "-q").finish()
      #expect(end.outputLines.count == 3)
      #expect(
        end.outputLines.first == """
          {"author":"ada","comments":3,"event":"initial","feed":"top","id":1,"kind":"story",\
          "points":7,"position":1,"text":null,"time":"2023-11-14T22:13:10Z","title":"Story 1",\
          "url":"https://www.stories.example/1"}
          """)
      #expect(end.errors == [] && end.ending == .exited(0))
    }
  }

  private static func setList(_ news: InventedNews) {
    news.list([1, 2, 3, 4])
    news.item(1, InventedDocument.story(1))
    news.item(2, InventedDocument.question(2))
    news.item(4, InventedDocument.job(4))
  }

  @Test func `C23: a thread is one object, a deleted comment above a living one kept`()
    async throws
  {
    try await InventedNews.served { news in
      ThreadOfNews.set(news)
      let end = try await news.run("item", "2", "--json").finish()
      let story = #""story_id":2,"story_title":"Ask HN: Why?""#
      #expect(
        end.outputText == """
          {"author":"bob","comments":2,"feed":null,"id":2,"kind":"story","options":[],"points":1,\
          "position":null,"replies":[{"author":"cat","id":21,"kind":"comment","missing":null,\
          "parent":2,"position":null,"replies":[{"author":"cat","id":23,"kind":"comment",\
          "missing":null,"parent":21,"position":null,"replies":[],\(story),"text":"Reply 23",\
          "time":"2023-11-14T22:13:20Z"}],\(story),"text":"Reply 21","time":"2023-11-14T22:13:20Z"},\
          {"author":null,"id":22,"kind":"comment","missing":"deleted","parent":null,\
          "position":null,"replies":[{"author":"cat","id":24,"kind":"comment","missing":null,\
          "parent":22,"position":null,"replies":[],\(story),"text":"Reply 24",\
          "time":"2023-11-14T22:13:20Z"}],\(story),"text":null,"time":null}],\
          "text":"Is this it?\\u000a\\u000aCode:\\u000a\\u000a  a < b","time":"2023-11-14T22:13:20Z",\
          "title":"Ask HN: Why?","url":null}

          """)
      #expect(end.errorText == "news: note: 1 of 4 comments cannot be shown: 1 deleted\n")
      #expect(end.ending == .exited(0))
    }
  }

  @Test func `a poll has its options with their votes, and each is an item`() async throws {
    try await InventedNews.served { news in
      news.item(6, InventedDocument.poll(6, parts: [61, 62]))
      news.item(61, InventedDocument.option(61, poll: 6, votes: 5))
      news.item(62, InventedDocument.option(62, poll: 6, votes: 0))
      let options = [(61, 5), (62, 0)].map { id, votes in
        """
        {"author":"eve","id":\(id),"kind":"poll_option","poll":6,"text":"Option & \(id)",\
        "time":"2023-11-14T22:13:20Z","votes":\(votes)}
        """
      }
      let poll = try await news.run("item", "6", "--json").finish()
      #expect(poll.outputText.contains(#""options":[\#(options.joined(separator: ","))]"#))
      let option = try await news.run("item", "61", "--json").finish()
      #expect(option.outputText == options[0] + "\n")
    }
  }

  @Test func `a comment is an object with its replies`() async throws {
    try await InventedNews.served { news in
      ThreadOfNews.set(news)
      let end = try await news.run("item", "21", "--json").finish()
      #expect(end.outputText.hasPrefix(#"{"author":"cat","id":21,"kind":"comment","#))
      #expect(end.outputText.contains(#""replies":[{"author":"cat","id":23,"#))
    }
  }

  @Test func `a user is one object`() async throws {
    try await InventedNews.served { news in
      news.answer(
        "/v0/user/ada.json", .json(InventedDocument.user("ada", about: "I &lt;3 C<p>x")))
      let end = try await news.run("user", "ada", "--json").finish()
      #expect(
        end.outputText == """
          {"about":"I <3 C\\u000a\\u000ax","created":"2020-09-13T12:26:40Z","id":"ada","karma":-3,\
          "kind":"user","submissions":3}

          """)
    }
  }

  @Test func `a search has stories and comments, one line each`() async throws {
    try await InventedNews.served { news in
      news.answer("/api/v1/search", .json(InventedDocument.hits))
      let end = try await news.run("search", "found", "--json").finish()
      #expect(
        end.outputText == """
          {"author":"ada","comments":4,"feed":null,"id":41,"kind":"story","points":5,"position":1,\
          "text":null,"time":"2023-11-14T22:13:20Z","title":"Found & kept",\
          "url":"https://found.example/a?b=c"}
          {"author":"hr","comments":null,"feed":null,"id":42,"kind":"story","points":1,"position":2,\
          "text":"Come.","time":"2023-11-14T22:13:20Z","title":"Acme is hiring","url":null}
          {"author":"cat","id":43,"kind":"comment","missing":null,"parent":41,"position":3,\
          "replies":[],"story_id":41,"story_title":"Found & kept","text":"See here",\
          "time":"2023-11-14T22:13:20Z"}

          """)
      #expect(end.errorText == "news: note: 1 of 4 results cannot be shown: unreadable\n")
    }
  }

  @Test func `C26: hostile text keeps its meaning and cannot act`() async throws {
    try await InventedNews.served(stories: [1]) { news in
      news.item(1, InventedDocument.story(1, title: InventedDocument.hostile))
      let end = try await news.run("list", "--json", "--color", "always").finish()
      let title =
        #"A\u001b[2J\u001b]0;x\u0007\u009b31m\u202eB"# + "\u{200B}"
        + #"\u000aC\u0009D\u0000\u2028E\u007fF"#
      #expect(end.outputText.contains(#""title":"\#(title)","#))
      #expect(end.output.filter { $0 < 0x20 } == [0x0A])
    }
  }
}
