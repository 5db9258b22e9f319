import Foundation
import Terminal
import Testing

@Suite(.timeLimit(.minutes(5))) struct ConsoleTests {
  @Test func `C10: messages name the tool and their kind, hints are indented, all is safe`() {
    let (output, errors) = said { console in
      console.error("unknown option '--a\u{1B}b'", hints: ["Did you mean '--c'?", "See\n'x'."])
      console.warning("old")
      console.note("2 of 30 are missing")
      console.detail("fetching")
    }
    #expect(output.isEmpty)
    #expect(
      errors == """
        news: error: unknown option '--a\u{FFFD}b'
          Did you mean '--c'?
          See 'x'.
        news: warning: old
        news: note: 2 of 30 are missing

        """)
  }

  @Test func `C15: quiet silences notes, never errors and warnings`() {
    let (_, errors) = said(isQuiet: true) { console in
      console.note("note")
      console.warning("warning")
      console.error("error")
    }
    #expect(errors == "news: warning: warning\nnews: error: error\n")
  }

  @Test func `details are said when verbose`() {
    let (_, errors) = said(isVerbose: true) { $0.detail("fetching a.org/v0/item/1") }
    #expect(errors == "news: note: fetching a.org/v0/item/1\n")
  }

  @Test func `C16: only the word of a message is coloured`() {
    let (_, errors) = said(colorsErrors: true) { console in
      console.error("bad", hints: ["hint"])
      console.note("plain")
    }
    #expect(errors == "news: \u{1B}[1;31merror:\u{1B}[0m bad\n  hint\nnews: note: plain\n")
  }

  @Test func `C64: in a locale without UTF-8 the signs of the tools' own are ASCII`() {
    #expect(OwnSigns.ascii.applied(to: "7 · Ça commence à l…") == "7 - Ça commence à l~")
    #expect(OwnSigns.unicode.applied(to: "7 · l…") == "7 · l…")
  }

  @Test func `results come before what is said about them`() {
    let pipe = Foundation.Pipe()
    let writers = [1, 2].map { _ in
      OutputWriter(
        descriptor: pipe.fileHandleForWriting.fileDescriptor, name: "a pipe",
        endsByBrokenPipe: false)
    }
    let console = Console(tool: "news", output: writers[0], errors: writers[1])
    #expect(throws: Never.self) { try console.print("1\tresult") }
    console.note("done")
    pipe.fileHandleForWriting.closeFile()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text == "1\tresult\nnews: note: done\n")
  }

  /// What `talk` sends to standard output and to standard error.
  private func said(
    isQuiet: Bool = false, isVerbose: Bool = false, colorsErrors: Bool = false,
    _ talk: (Console) -> Void
  ) -> (output: String, errors: String) {
    let pipes = [Foundation.Pipe(), Foundation.Pipe()]
    let writers = pipes.map {
      OutputWriter(
        descriptor: $0.fileHandleForWriting.fileDescriptor, name: "a pipe", endsByBrokenPipe: false)
    }
    talk(
      Console(
        tool: "news", output: writers[0], errors: writers[1], isQuiet: isQuiet,
        isVerbose: isVerbose, colorsErrors: colorsErrors))
    let texts = pipes.map { pipe in
      pipe.fileHandleForWriting.closeFile()
      return String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }
    return (texts[0], texts[1])
  }
}
