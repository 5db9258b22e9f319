import Foundation
import Terminal
import Testing

/// Lines that come through a pipe.
@Suite(.timeLimit(.minutes(5))) struct LineInputTests {
  private let pipe = Foundation.Pipe()

  private func input() throws -> LineInput {
    try #require(LineInput(descriptor: pipe.fileHandleForReading.fileDescriptor))
  }

  private func lines(of bytes: [UInt8]) async throws -> [String] {
    let input = try input()
    // No more than a pipe holds: whoever waited here would keep a thread from all other tests.
    try pipe.fileHandleForWriting.write(contentsOf: bytes)
    try pipe.fileHandleForWriting.close()
    var lines: [String] = []
    while let line = await input.next() { lines.append(line) }
    return lines
  }

  @Test(arguments: [
    ("", []), ("\n", [""]), ("a\nb", ["a", "b"]), ("a\r\n\nb\n", ["a", "", "b"]),
    ("Łódź\u{1B}[A\n", ["Łódź\u{1B}[A"]),
  ])
  func `lines come without their ends, the last one also without an end`(
    text: String, lines: [String]
  ) async throws {
    #expect(try await self.lines(of: Array(text.utf8)) == lines)
  }

  @Test func `what is no UTF-8 stays one line`() async throws {
    let bytes: [UInt8] = [0x41, 0xFF, 0xC3, 0x0A, 0x42, 0x0A]
    #expect(try await lines(of: bytes) == ["A\u{FFFD}\u{FFFD}", "B"])
  }

  @Test(arguments: [-1, 0, 1, 5_000, 50_000])
  func `a line without end is bounded, and the next one is whole`(excess: Int) async throws {
    let most = LineInput.mostBytes
    let long = [UInt8](repeating: 0x61, count: most + excess)
    let lines = try await lines(of: long + Array("\nb\n".utf8))
    #expect(lines.map(\.utf8.count) == [min(most + excess, most), 1])
  }

  @Test func `waiting for a line ends when it is cancelled, and another wait goes on`() async throws
  {
    let input = try input()
    let waiting = Task { await input.next() }
    waiting.cancel()
    #expect(await waiting.value == nil)
    try pipe.fileHandleForWriting.write(contentsOf: Array("a\n".utf8))
    #expect(await input.next() == "a")
  }

  @Test func `a descriptor that is none has no lines`() {
    #expect(LineInput(descriptor: -1) == nil)
  }
}
