import AsyncOperatorsTesting
import Foundation
import Images
import Posters
import Terminal
import Testing

/// A JPEG for kitty goes through chafa: here a script of that name.
@Suite(.timeLimit(.minutes(5))) struct ChafaTests {
  private static let jpeg = [UInt8](
    Data(
      base64Encoded:
        """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERX
        RTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAB//EABQQAQAA
        AAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AQH//2Q==
        """, options: .ignoreUnknownCharacters) ?? Data())

  private static func text(
    _ script: String, clock: any Clock<Duration> = StepClock()
  ) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "posters-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: folder.appending(path: "script"))
    // Copied by another process: what this one has open for writing may be inherited by a child
    // that another test starts just now, and then cannot be run.
    let copying = try Process.run(
      URL(filePath: "/bin/sh"),
      arguments: ["-c", "cd \"$1\" && cp script chafa && chmod 755 chafa", "sh", folder.path])
    copying.waitUntilExit()
    let environment = TerminalEnvironment([
      "LC_ALL": "C.UTF-8", "TERM": "xterm-kitty", "COLORTERM": "truecolor",
      "PATH": "\(folder.path):/usr/bin:/bin",
    ])
    let setting = PosterSetting(
      .auto, environment: environment, isTerminal: true, wantsText: false, usesColor: true)
    let writer = PosterWriter(setting: setting, environment: environment, clock: clock)
    return await writer.text(of: Poster(bytes: jpeg, id: 5, columns: 2, rows: 1))
  }

  private static let blocks = "\u{1B}[38;2;255;255;255;48;2;255;255;255m▀▀\u{1B}[0m"

  @Test func `the pixels of chafa are written in our own way`() async throws {
    let text = try await Self.text(
      #"printf '\033[?25l\033_Ga=T,f=32,s=1,v=1,c=2,r=1,m=1\033\\\033_Gm=1;AAAA\033\\'"#
        + "\n" + #"printf '\033_Gm=1;BBBB\033\\\033_Gm=0\033\\\n\033[?25h'"#)
    #expect(text == "\u{1B}_Ga=T,f=32,s=1,v=1,i=5,c=2,r=1,q=2,m=0;AAAABBBB\u{1B}\\")
  }

  @Test func `chafa gets our own arguments, the file as its input, and no terminal`() async throws {
    let text = try await Self.text(
      #"[ "$*" = "-f kitty -s 2x1 -c full --animate off --polite on -" ] || exit 1"# + "\n"
        + #"[ "$(wc -c)" -eq \#(Self.jpeg.count) ] || exit 1; (: < /dev/tty) 2>/dev/null && exit 1"#
        + "\n" + #"printf '\033_Gf=24,s=1,v=1;AAAA\033\\'"#)
    #expect(text == "\u{1B}_Ga=T,f=24,s=1,v=1,i=5,c=2,r=1,q=2,m=0;AAAA\u{1B}\\")
  }

  @Test(arguments: [
    "exit 2", #"printf '\033_Gf=24,s=1,v=1;AAAA\033\\'; exit 1"#, "echo no picture",
    #"printf '\033_Gf=24,s=1,v=1;A\033]0;x\007\033\\'"#, #"printf '\033_Gf=24,s=x,v=1;AAAA\033\\'"#,
    "kill -9 $$", "yes",
  ])
  func `half blocks where chafa fails or writes something else`(script: String) async throws {
    #expect(try await Self.text(script) == Self.blocks)
  }

  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/chafa"), "chafa is not installed"))
  func `the real chafa brings pixels`() async throws {
    let text = try await Self.text(#"exec /usr/bin/chafa "$@""#)
    #expect(text.hasPrefix("\u{1B}_Ga=T,f=32,s="))
    #expect(text.contains(",i=5,c=2,r=1,q=2,m=") && text.hasSuffix("\u{1B}\\"))
  }

  @Test func `half blocks where there is no chafa`() async {
    let environment = TerminalEnvironment([
      "LC_ALL": "C.UTF-8", "TERM": "xterm-kitty", "COLORTERM": "truecolor", "PATH": "relative:",
    ])
    let setting = PosterSetting(
      .auto, environment: environment, isTerminal: true, wantsText: false, usesColor: true)
    let writer = PosterWriter(setting: setting, environment: environment, clock: ContinuousClock())
    #expect(await writer.text(of: Poster(bytes: Self.jpeg, columns: 2, rows: 1)) == Self.blocks)
  }

  /// It would run longer than the test may; that the text comes shows that it was ended.
  private static let endless = "exec sleep 1000"

  @Test func `cancelling ends a chafa that is running`() async throws {
    let clock = StepClock()
    let text = try await withThrowingTaskGroup(of: String.self) { group in
      group.addTask { try await Self.text(Self.endless, clock: clock) }
      await clock.waitForSleepers()
      group.cancelAll()
      return try await group.next() ?? ""
    }
    #expect(text.contains("(poster not shown)") || text == Self.blocks)
    #expect(clock.now.offset == .zero && clock.sleeperCount == 0)
  }

  @Test func `a chafa that runs for five seconds is ended, and half blocks are shown`() async throws
  {
    let clock = StepClock()
    async let text = Self.text(Self.endless, clock: clock)
    await clock.waitForSleepers()
    clock.advance(by: .seconds(5))
    let shown = try await text
    #expect(shown == Self.blocks)
  }
}
