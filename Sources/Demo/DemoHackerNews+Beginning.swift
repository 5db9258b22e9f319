extension DemoHackerNews {
  mutating func signUpEverybody() {
    for (offset, name) in SamplePeople.names.enumerated() {
      users[name] = DemoUser(
        name: name, created: now - (offset + 2) * 97 * 86_400,
        karma: Int.random(in: 1...9_000, using: &random), about: SamplePeople.about[name])
    }
  }

  /// Submits the sample stories, 20 minutes apart, and lets people talk about them.
  mutating func replayTheDay(endingAt end: Int) {
    let stories = SampleStories.stories
    for (offset, story) in stories.enumerated() {
      setTime(end - (stories.count - offset) * 1_200 + 900)
      let id = submit(story, as: .story)
      raise(id)
      if offset.isMultiple(of: 12) {
        submit(SampleStories.jobs[offset / 12 % SampleStories.jobs.count], as: .job)
      }
      if offset == stories.count - 20 { submitTheShowcase() }
      if offset == stories.count - 14 {
        raise(submitPoll(SampleStories.poll, options: SampleStories.pollOptions), atLeast: 200)
      }
      let popular = ids(in: .topstories)
      for talk in 1...10 {
        setTime(end - (stories.count - offset) * 1_200 + 900 + talk * 25)
        comment(somewhereBelow: popular)
      }
    }
    setTime(end)
  }

  /// Points as a story has after its first hours: mostly few, sometimes many.
  private mutating func raise(_ id: Int, atLeast least: Int = 2) {
    let luck = Int.random(in: 1...30, using: &random)
    give(least + luck * luck * luck / 40 + Int.random(in: 0...24, using: &random), to: id)
    for part in items[id]?.parts ?? [] { give(Int.random(in: 20...900, using: &random), to: part) }
  }

  /// A thread with everything in it: code, links, a deleted comment, a dead one whose answers live.
  private mutating func submitTheShowcase() {
    let story = submit(SampleStories.showcase, as: .story, by: "semaphore_sue")
    raise(story, atLeast: 480)
    let code = comment(
      on: story, in: story,
      "Mine is short:<p><pre><code>  #!&#x2F;bin&#x2F;sh\n  # what did I do yesterday?\n"
        + "  git log --since=yesterday --author=&quot;$USER&quot; | less\n</code></pre>\nI run it every "
        + "morning &amp; am surprised every morning.", by: "quietkernel")
    let doubt = comment(
      on: code, in: story, "&gt; surprised every morning<p>Have you tried <i>sleeping</i>?",
      by: "nightbus")
    comment(
      on: doubt, in: story,
      "There is a script for that: <a href=\"https:&#x2F;&#x2F;shellgarden.example&#x2F;beds&#x2F;sleep"
        + "-sort-and-other-ways-of-waiting\" rel=\"nofollow\">https:&#x2F;&#x2F;shellgarden.example&#x2F;"
        + "beds&#x2F;sleep-sort-and-other-w...</a>", by: "quietkernel")
    let dead = comment(on: story, in: story, "Buy bins!", by: "dustjacket")
    items[dead]?.isDead = true
    let answer = comment(on: dead, in: story, "No, but I like your persistence.", by: "oddsock")
    comment(on: answer, in: story, "Persistence is also in ~&#x2F;bin.", by: "old_ledger")
    let deleted = comment(on: story, in: story, "never mind", by: "coldstart_")
    items[deleted]?.isDeleted = true
    comment(
      on: deleted, in: story, "What did it say? I only have the <i>echo</i>.", by: "inkwell77")
    items[story]?.descendants? -= 2
    var depth = comment(on: story, in: story, "How deep does this go?", by: "pontoonist")
    for answer in [
      "Deeper.", "And deeper.", "Mind the step.", "Is there light?",
      "There is &lt;light&#x2F;&gt;.",
    ] {
      depth = comment(on: depth, in: story, answer)
    }
  }
}
