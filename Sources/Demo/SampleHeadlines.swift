/// Makes headlines without end by putting words together.
enum SampleHeadlines {
  /// A link, one time in eight a question and one time in eight something to show.
  static func story(using random: inout SplitMix64) -> SampleStory {
    let thing = random.pick(things)
    let kind = Int.random(in: 0..<8, using: &random)
    let deed = random.pick(deeds)
    if kind == 0 {
      return SampleStory(
        title: "Ask HN: \(random.pick(questions)) your \(thing)?",
        text: "Asking for a friend who \(deed) one.<p>Stories welcome, war stories too.")
    }
    let site = "\(random.pick(prefixes))\(random.pick(suffixes)).example"
    let slug = thing.split(separator: " ").joined(separator: "-")
    if kind == 1 {
      let title = "Show HN: \(random.pick(products)) – \(random.pick(promises)) for your \(thing)"
      return SampleStory(title: title, link: site)
    }
    let titles = [
      "How we \(deed) a \(thing)", "The \(thing) that \(deed) itself",
      "I \(deed) my \(thing) and so can you",
      "A brief history of the \(thing)", "The \(thing), reconsidered",
      "What nobody \(deed) about the \(thing)",
      "\(random.pick(products)) \(Int.random(in: 2...9, using: &random)).0: now with a \(thing)",
      "Notes on a \(thing) that was \(deed) twice",
    ]
    return SampleStory(title: random.pick(titles), link: "\(site)/\(slug)")
  }

  static func poll(using random: inout SplitMix64) -> SampleStory {
    SampleStory(title: "Poll: Have you ever blamed a \(random.pick(things))?")
  }
  static let pollOptions = ["Yes, and rightly", "Yes, wrongly", "It blamed me first"]

  private static let things = [
    "build cache", "lighthouse", "regular expression", "toaster", "scheduler", "knitting machine",
    "type checker", "weather station", "linked list", "mail queue", "tide table", "font renderer",
    "message bus", "pocket calculator", "state machine", "train timetable", "log file", "parser",
    "greenhouse", "hash table", "terminal", "night bus", "fuzzer", "doorbell", "bytecode loop",
    "map fold",
  ]
  private static let deeds = [
    "rewrote", "measured", "forgot", "simplified", "outgrew", "repaired", "taught", "halved",
    "translated",
    "decompiled", "adopted", "sharded", "renamed", "rediscovered",
  ]
  private static let questions = [
    "Who maintains", "How do you test", "Would you replace", "What is wrong with", "Do you back up",
  ]
  private static let products = [
    "Otterbase", "Plinth", "Quillbox", "Marmalade", "Fernwire", "Tock", "Drizzle", "Hearthd",
    "Nudge",
    "Bramble", "Pebblefs", "Wicker",
  ]
  private static let promises = [
    "a calm dashboard", "version control", "an undo button", "gentle alerts", "a tiny simulator",
    "type inference", "a second opinion",
  ]
  private static let prefixes = [
    "amber", "brick", "cinder", "dapple", "ember", "fallow", "gravel", "hollow", "ivory", "juniper",
    "kelp", "larch",
  ]
  private static let suffixes = ["works", "notes", "shed", "post", "lab", "mill", "yard", "log"]
}
