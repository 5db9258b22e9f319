/// A story before anybody submitted it.
struct SampleStory: Sendable {
  var title: String
  /// Host and path under `https://`; all hosts end in the reserved `.example`.
  var link: String?
  var text: String?
}

/// What the sample service has on show when it starts, oldest first.
enum SampleStories {
  static let stories: [SampleStory] = [
    link("A lighthouse keeper's guide to distributed consensus", "tidewrack.example/consensus"),
    link("The spreadsheet that runs our harbour", "saltandcells.example/harbour"),
    link("Counting sheep at ten million events per second", "drowsy.example/engineering/sheep"),
    link("Show HN: A text editor that only goes forward", "onward-editor.example"),
    link(
      "Why our build takes eleven minutes, and whose fault it is", "brasslantern.example/builds"),
    ask("Ask HN: How do you name your servers?", "We ran out of moons last week.<p>What is next?"),
    link("Garbage collection explained with actual garbage", "binday.example/gc"),
    link("The bridge that was a linked list", "pontoon.example/stories/linked-list"),
    link("Ünïcödé in filenames: a tragedy in five acts", "umlaut.example/akt-1"),
    link("Show HN: I taught a kettle to speak SQL", "kettleql.example/docs/intro"),
    link("Reading 40 years of bug reports from a vending machine", "coinslot.example/bugs"),
    link("A compiler for knitting patterns", "purl-lang.example/compiler"),
    link("It was DNS. It was also the cat", "postmortems.example/2031/cat"),
    link("Typed holes considered helpful", "lambdashed.example/typed-holes"),
    ask(
      "Ask HN: Who else still prints their diffs?",
      "Paper finds bugs that screens hide. I cannot be alone."),
    link("日本語の正規表現を手で書く (Writing regular expressions for Japanese by hand)", "moji.example/regex"),
    link("The quiet death of the status bar", "chrome-and-brass.example/status-bar"),
    link("How we moved 3 petabytes with a bicycle", "pedalnet.example/petabytes"),
    link("Show HN: Termite, a terminal that eats its own scrollback", "termite-term.example"),
    link("Floating point, but it sinks", "ballast.example/ieee"),
    link("A visual introduction to boredom", "slowweb.example/boredom"),
    link("Your cache is a rumour", "rumourmill.example/cache"),
    link("Structured concurrency is just good housekeeping", "tidytasks.example/housekeeping"),
    link("What the museum's elevator taught us about back-pressure", "liftlog.example/pressure"),
    link("Emoji as identifiers: 🦀🐳🧶 one year later", "glyphworks.example/emoji"),
    ask(
      "Ask HN: Best way to explain recursion to a grandparent?",
      "See the title.<p>Then see it again."),
    link("The 2 KB web server that refused to die", "smallthings.example/2kb"),
    link(
      "مدخل إلى الخطوط العربية في الطرفية (Arabic script in the terminal)", "khatt.example/terminal"
    ),
    link("Show HN: Moss, a build system that grows on you", "mossbuild.example"),
    link("Sorting networks for sock drawers", "oddsocks.example/networks"),
    link(
      "We replaced our microservices with one large service named Gerald", "onegerald.example/why"),
    link("A field guide to error messages", "polite-errors.example/guide"),
    link("Retrying considered rude", "backoff.example/manners"),
    link("The hidden cost of free tabs", "tabtax.example/costs"),
    link("Bloom filters for birdwatchers", "featherhash.example/bloom"),
    ask(
      "Ask HN: What did you automate that you should not have?", "I will start: birthday wishes."),
    link("Building a clock that is wrong on purpose", "skewed.example/clock"),
    link("Swift on a weather balloon: 31 km up with 64 KB", "highlow.example/balloon"),
    link("Merging branches, and other gardening", "graftnotes.example/branches"),
    link("The ferry timetable problem is NP-complete, and also late", "slowferry.example/np"),
    link("Show HN: Pocket orchestra – a synthesizer in 900 lines", "pocketorchestra.example"),
    link(
      "An unreasonably long investigation into why the third-floor printer prints page two before page "
        + "one on Thursdays but not on other days", "paperjam.example/thursdays"),
    link("Write-ahead logs and sourdough starters", "levain.example/wal"),
    link("How to lose a race condition gracefully", "secondplace.example/races"),
    link("The last fax machine in the observatory", "starfax.example/last"),
    link("Naming things: the missing manual", "nounverb.example/manual"),
    link("Show HN: Sundial.js has zero dependencies after dark", "sundial-lib.example"),
    link("Memory safety for people who lose their keys", "keyhook.example/safety"),
    link("A tiny language for arguing with thermostats", "setpoint.example/lang"),
    link("O(log n) ways to fold a map", "creasework.example/log-n"),
    link("I read the whole changelog so you don't have to", "changelogger.example/all"),
    ask("Ask HN: Do you remember your first segfault?", "Mine was in a school play. Long story."),
    link("Zero-knowledge proofs for parlour games", "whodunnit.example/zk"),
    link("Undo is a social contract", "ctrlzed.example/contract"),
    link("The archive of deleted features", "attic.example/features"),
    link("Show HN: Tidepool – watch your event loop as an aquarium", "tidepool-viz.example"),
    link("Rate limits & other love letters from the server", "fourtwentynine.example/letters"),
    link(
      "Deadlocks in the kitchen: a case study with two chefs and one ladle",
      "ladle.example/deadlock"),
    link("A postcard from the garbage-collected future", "heapmail.example/postcard"),
    link("Everything I know about queues I learned at the bakery", "ticket42.example/queues"),
  ]

  static let jobs: [SampleStory] = [
    link(
      "Gerald Systems is hiring a second engineer (to talk to Gerald)", "onegerald.example/jobs"),
    link("Tidewrack (remote, coastal) seeks a consensus engineer", "tidewrack.example/jobs/7"),
    link("Moss Build Co. is hiring a patient compiler writer", "mossbuild.example/careers"),
    SampleStory(
      title: "Kettle Query Labs is looking for a warm database person",
      text:
        "We heat water with SQL.<p>Write to jobs at kettleql.example; mention your favourite index."
    ),
    link("Night-shift astronomer who can operate a fax (on site)", "starfax.example/jobs"),
  ]

  /// The story whose thread shows everything a thread can have.
  static let showcase = ask(
    "Ask HN: What is in your ~/bin?",
    "Mine holds <i>eleven</i> scripts, and I know what seven of them do.<p>Show me yours, please, with "
      + "code where it helps. The rules of the <a href=\"https:&#x2F;&#x2F;shellgarden.example&#x2F;rules\" "
      + "rel=\"nofollow\">shell garden</a> apply.")

  static let poll = SampleStory(
    title: "Poll: Which cable is it this time?",
    text: "We all know the drawer. Votes count, comments don&#x27;t.")
  static let pollOptions = [
    "The one that fits but does nothing", "The one from the old printer", "The other one",
    "It was never the cable",
  ]

  private static func link(_ title: String, _ link: String) -> SampleStory {
    SampleStory(title: title, link: link)
  }
  private static func ask(_ title: String, _ text: String) -> SampleStory {
    SampleStory(title: title, text: text)
  }
}
