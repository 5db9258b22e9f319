extension DemoHackerNews {
  @discardableResult
  mutating func submit(_ sample: SampleStory, as kind: DemoItem.Kind, by author: String? = nil)
    -> Int
  {
    let id = add(kind, by: author) { item in
      item.title = sample.title
      item.url = sample.link.map { "https://\($0)" }
      item.text = sample.text
      item.score = 1
      item.descendants = kind == .job ? nil : 0
    }
    submissions.append(id)
    return id
  }

  @discardableResult
  mutating func submitPoll(_ sample: SampleStory, options: [String]) -> Int {
    let id = submit(sample, as: .poll)
    items[id]?.text = sample.text ?? ""
    let author = items[id]?.by
    let parts = options.map { option in
      add(.pollopt, by: author) { part in
        part.text = option
        part.poll = id
        part.score = 0
      }
    }
    items[id]?.parts = parts
    return id
  }

  /// Answers an item, at any place among the answers it has.
  @discardableResult
  mutating func comment(on parent: Int, in story: Int, _ text: String, by author: String? = nil)
    -> Int
  {
    let id = add(.comment, by: author) { item in
      item.parent = parent
      item.text = text
    }
    let place = Int.random(in: 0...(items[parent]?.kids.count ?? 0), using: &random)
    items[parent]?.kids.insert(id, at: place)
    items[story]?.descendants? += 1
    changedItems += [parent, story]
    return id
  }

  /// Answers one of the first 30 stories, or somebody in its thread.
  mutating func comment(somewhereBelow popular: [Int]) {
    let candidates = popular.prefix(30).filter { id in
      items[id]?.kind != .job && (items[id]?.descendants ?? 0) < Self.maximumComments
    }
    guard !candidates.isEmpty else { return }
    let story = random.pick(candidates)
    var parent = story
    for _ in 0..<9 {
      guard let kids = items[parent]?.kids, !kids.isEmpty, random.happens(percent: 60) else {
        break
      }
      parent = random.pick(kids)
    }
    comment(on: parent, in: story, random.pick(SampleComments.texts))
  }

  /// Gives points to some of the newest and some of the first 40.
  mutating func givePoints(popular: [Int]) {
    let newest = submissions.suffix(15).filter { _ in random.happens(percent: 25) }
    let popular = popular.prefix(40).filter { _ in random.happens(percent: 20) }
    for id in newest { give(Int.random(in: 1...6, using: &random), to: id) }
    for id in popular { give(Int.random(in: 1...9, using: &random), to: id) }
    for id in popular {
      for part in items[id]?.parts ?? [] { give(Int.random(in: 0...5, using: &random), to: part) }
    }
  }

  mutating func give(_ points: Int, to id: Int) {
    guard points > 0, let item = items[id], item.kind != .job else { return }
    items[id]?.score = (item.score ?? 0) + points
    users[item.by]?.karma += points
    changedItems.append(id)
    changedUsers.append(item.by)
  }

  /// Removes what is beyond the bound, threads and all.
  mutating func forgetTheOldest() {
    while submissions.count > Self.maximumStories {
      var condemned = [submissions.removeFirst()]
      while let id = condemned.popLast() {
        guard let item = items.removeValue(forKey: id) else { continue }
        condemned += item.kids + item.parts
        users[item.by]?.submitted.removeAll { $0 == id }
      }
    }
  }
}
