import AsyncOperatorsTesting
import Screen
import Terminal
import TerminalModel
import Testing

@Suite(.timeLimit(.minutes(5))) struct FramePainterTests {
  private let clock = StepClock()
  private let output = Output()

  @Test func `C46: of the frames of one 30th of a second the last is written`() async {
    await running { painter in
      painter.show(frame("one"))
      await clock.waitForSleepers()
      #expect(output.writes == 1)
      for text in ["two", "three", "four"] { painter.show(frame(text)) }
      clock.advance(by: .milliseconds(33))
      #expect(output.writes == 1)
      clock.advance(by: .milliseconds(1))
      await clock.waitForSleepers()
      #expect(output.writes == 2)
      #expect(output.lines == ["four", ""])
    }
  }

  @Test func `C46: a frame without a change costs no byte and no time`() async {
    await running { painter in
      painter.show(frame("one"))
      await clock.waitForSleepers()
      clock.tick()
      painter.show(frame("one"))
      // The next frame is written at once: nobody sleeps for the one before.
      painter.show(frame("two"))
      await output.until { $0.lines.first == "two" }
      #expect(output.writes == 2)
    }
  }

  @Test func `C47: everything is drawn again for the new size, also if it is the same`() async {
    await running { painter in
      painter.show(frame("one"))
      await clock.waitForSleepers()
      painter.repaint(size: TerminalSize(columns: 10, rows: 2))
      clock.tick()
      await output.until { $0.clearings == 2 }
      await clock.waitForSleepers()
      painter.repaint(size: TerminalSize(columns: 20, rows: 2))
      clock.tick()
      // A frame of the old size is not drawn on the new one.
      painter.show(frame("two"))
      painter.ringBell()
      await output.until { $0.bells == 1 }
      #expect(output.lines == ["one", ""])
      #expect(painter.size.columns == 20)
    }
  }

  @Test func `C60: the bell sounds once each time`() async {
    await running { painter in
      painter.ringBell()
      await output.until { $0.bells == 1 }
      await clock.waitForSleepers()
      painter.show(frame("one"))
      clock.tick()
      await output.until { $0.lines.first == "one" }
      #expect(output.bells == 1)
    }
  }

  @Test func `a terminal that takes little gets the frame whole, in pieces`() async {
    output.takes(3)
    await running { painter in
      painter.show(frame("one"))
      // Only for the next frame somebody sleeps: that the terminal takes more is waited for, not guessed.
      await clock.waitForSleepers()
      #expect(output.lines.first == "one" && !output.modes.contains(2026))
      #expect(output.waits == output.writes / 2)
      #expect(output.unknown == [])
    }
  }

  @Test func `a terminal that seems to take more and does not is no reason to be busy`() async {
    output.takes(0)
    await running { painter in
      painter.show(frame("one"))
      await clock.waitForSleepers()
      #expect(output.writes == 2 && output.waits == 1)
      clock.advance(by: .milliseconds(9))
      #expect(output.writes == 2)
      output.takes(.max)
      clock.advance(by: .milliseconds(1))
      await output.until { $0.lines.first == "one" }
    }
  }

  @Test func `while paused nothing is written`() async {
    await running { painter in
      painter.pause()
      painter.show(frame("one"))
      painter.ringBell()
      #expect(output.writes == 0)
      painter.resume()
      await output.until { $0.lines.first == "one" && $0.bells == 1 }
      #expect(output.writes == 1)
    }
  }

  @Test func `C56: a terminal that is gone is written to once`() async {
    output.takes(nil)
    let painter = painter()
    painter.show(frame("one"))
    await painter.run(clock: clock)
    #expect(output.writes == 1)
    #expect(output.isLost)
  }

  private func painter() -> FramePainter {
    FramePainter(
      renderer: FrameRenderer(usesColor: true, usesHyperlinks: false),
      size: TerminalSize(columns: 10, rows: 2), write: output.write, untilReady: output.untilReady,
      lose: output.lose)
  }

  private func running(_ body: (FramePainter) async -> Void) async {
    let painter = painter()
    await withDiscardingTaskGroup { group in
      group.addTask { await painter.run(clock: clock) }
      await body(painter)
      group.cancelAll()
    }
  }

  private func frame(_ text: String) -> Frame {
    var frame = Frame(size: TerminalSize(columns: 10, rows: 2))
    frame.draw(text, row: 0, column: 0)
    return frame
  }
}
