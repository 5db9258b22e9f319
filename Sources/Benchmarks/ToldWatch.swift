/// A `news watch` that is told by a `PushOrigin` what is new and prints it into a pipe.
struct ToldWatch {
  private let child: Child

  /// Returns when everything is printed that was there, and a pushed story, too.
  init(of control: PushControl) async throws {
    child = try Child(
      "news",
      [
        "watch", "--feed", "new", "--limit", "\(PushWorld.shown)", "--json", "--interval", "3600",
        "--base-url", "\(control.address)/v0",
      ], output: .pipe)
    for _ in 0..<PushWorld.shown { _ = try nextStory() }
    while try await control.act([]).sent[PushOrigin.list] == 0 {
      try await Task.sleep(for: .milliseconds(1))
    }
    try await control.act([.story])
    _ = try nextStory()
  }

  /// What it prints next.
  func nextStory() throws -> PrintedStory {
    guard let line = try child.readLine(), let story = try PrintedStory.all(in: line).first else {
      throw Unmeasurable(description: "news ended with \(child.wait())")
    }
    return story
  }

  /// The memory it has.
  func memory() throws -> ProcessMemory { try ProcessMemory(of: child.process) }

  func end() { child.end() }
}
