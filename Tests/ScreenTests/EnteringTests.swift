import CScreen
import Foundation
import TestSupport
import Testing

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The one terminal of this process, so one test at a time.
@Suite(.serialized, .timeLimit(.minutes(5))) struct EnteringTests {
  @Test func `C44: after the last leaving nothing enters again`() throws {
    let terminal = try PseudoTerminal(columns: 80, rows: 24)
    let descriptor = open(terminal.path, O_RDWR | O_NOCTTY)
    defer { close(descriptor) }
    let before = settings(of: descriptor)
    try #require(cscreen_open(descriptor, descriptor) == 0)
    defer { cscreen_close() }
    #expect(cscreen_enter() == 0 && cscreen_is_entered())
    #expect(settings(of: descriptor) != before)
    cscreen_leave()
    #expect(cscreen_enter() == 0 && cscreen_is_entered())
    cscreen_leave_for_good()
    #expect(cscreen_enter() == 0 && !cscreen_is_entered())
    #expect(settings(of: descriptor) == before)
  }

  @Test func `C44: whoever enters at the moment of the last leaving does not stay`() throws {
    let terminal = try PseudoTerminal(columns: 80, rows: 24)
    let descriptor = open(terminal.path, O_RDWR | O_NOCTTY)
    defer { close(descriptor) }
    let before = settings(of: descriptor)
    for round in 0..<300 {
      try #require(cscreen_open(descriptor, descriptor) == 0)
      if round.isMultiple(of: 2) { _ = cscreen_enter() }
      DispatchQueue.concurrentPerform(iterations: 2) { index in
        if index == round / 2 % 2 { _ = cscreen_enter() } else { cscreen_leave_for_good() }
      }
      #expect(!cscreen_is_entered())
      #expect(settings(of: descriptor) == before)
      cscreen_close()
      tcflush(terminal.master, TCIFLUSH)
    }
  }

  private func settings(of descriptor: Int32) -> [UInt8] {
    var settings = termios()
    tcgetattr(descriptor, &settings)
    return withUnsafeBytes(of: settings) { Array($0) }
  }
}
