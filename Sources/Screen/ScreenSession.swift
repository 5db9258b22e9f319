import AsyncOperators
import CScreen
import Dispatch
public import Terminal

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An open full-screen view: what happens in it, and what it shows.
public final class ScreenSession: Sendable {
  let device: ScreenDevice
  let painter: FramePainter
  let queue: EventQueue
  let intake = KeyIntake()
  let resizes = ResizeBursts()
  let executor = ViewExecutor()
  /// Waiting for keys takes a thread, which must not be one of those that tasks share.
  let thread = DispatchQueue(label: "Screen.keys")
  /// Another one for a terminal that is slow to take what is written.
  private let writing = DispatchQueue(label: "Screen.output")

  init(device: ScreenDevice, usesColor: Bool, usesHyperlinks: Bool) {
    self.device = device
    let (queue, writing) = (EventQueue(), writing)
    self.queue = queue
    painter = FramePainter(
      renderer: FrameRenderer(
        usesColor: usesColor, usesHyperlinks: usesHyperlinks, usesUTF8: device.usesUTF8),
      size: device.size,
      // Another thread may give the terminal back at any moment, before the process dies.
      write: { bytes in
        cscreen_guard_thread()
        return cscreen_is_entered() ? device.write(bytes) : 0
      },
      untilReady: {
        await withCheckedContinuation { continuation in
          writing.async {
            cscreen_await_output()
            continuation.resume()
          }
        }
      },
      lose: { queue.add(.lost) })
  }

  /// The size that frames must have now.
  public var size: TerminalSize { painter.size }

  /// Keys, pasted text, new sizes, and being stopped or lost.
  public var events: ScreenEvents { ScreenEvents(queue: queue) }

  /// Shows `frame` soon, in place of one that was not drawn yet; never waits.
  ///
  /// At most 30 frames a second are drawn. A frame of another size than `size` is not.
  public func show(_ frame: Frame) {
    cscreen_guard_thread()
    painter.show(frame)
  }

  /// Lets the terminal's bell sound once.
  public func ringBell() { painter.ringBell() }

  /// Takes the terminal over; false when it is gone, which the only event says too.
  func open() -> Bool {
    let code = cscreen_open(device.keys, device.output)
    precondition(code != EBUSY, "a second view was opened while there is one")
    guard code == 0, cscreen_catch_signals() == 0 else {
      queue.add(.lost)
      return false
    }
    cscreen_capture_errors()
    guard cscreen_enter() == 0 else {
      queue.add(.lost)
      return false
    }
    return true
  }

  /// Gives the terminal back and shows what waited.
  func close() {
    cscreen_leave()
    cscreen_release_errors()
    cscreen_release_signals()
    cscreen_close()
  }

  /// Serves keys, signals and frames until cancelled.
  func run() async {
    let clock = ViewClock(executor: executor)
    await withDiscardingTaskGroup { group in
      group.addTask { await self.painter.run(clock: clock) }
      group.addTask {
        await self.intake.run(escapeDelay: self.device.escapeDelay, clock: clock) { self.take($0) }
      }
      group.addTask { await self.followSize(clock: clock) }
      await takeInput()
      group.cancelAll()
    }
  }

  private func followSize(clock: ViewClock) async {
    await resizes.run(clock: clock) {
      let size = device.size
      painter.repaint(size: size)
      queue.add(.resize(size))
    }
  }
}
