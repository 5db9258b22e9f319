import LoopbackServer

extension Subcommand {
  /// The server of the measurements, in a process of its own; lives as long as its input.
  static let origin = Subcommand(
    name: "origin", options: "",
    summary:
      "serves 500 stories, and one with 2,000 comments, at /MILLISECONDS/v0, each answer so late, "
      + "until its input ends"
  ) { _ in
    let stories = OriginStories()
    let server = try LoopbackServer.start(answeringAtOnce: stories.answer)
    say(server.address)
    untilInputEnds()
    await server.stop()
  }
}
