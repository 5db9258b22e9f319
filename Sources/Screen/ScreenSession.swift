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
  private let device: ScreenDevice
  private let painter: FramePainter
  private let queue: EventQueue
  private let intake = KeyIntake()
  private let resizes: AsyncStream<Void>
  private let resized: AsyncStream<Void>.Continuation
  /// Waiting for keys takes a thread, which must not be one of those that tasks share.
  private let thread = DispatchQueue(label: "Screen.keys")

  /// SIGWINCH comes in bursts while a window is dragged: of each, one size is taken.
  private static let resizeDelay = Duration.milliseconds(50)

  init(device: ScreenDevice, usesColor: Bool, usesHyperlinks: Bool) {
    self.device = device
    let queue = EventQueue()
    self.queue = queue
    painter = FramePainter(
      renderer: FrameRenderer(usesColor: usesColor, usesHyperlinks: usesHyperlinks),
      size: device.size, write: device.write, lose: { queue.add(.lost) })
    (resizes, resized) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// The size that frames must have now.
  public var size: TerminalSize { painter.size }

  /// Keys, pasted text, new sizes, and being stopped or lost.
  public var events: ScreenEvents { ScreenEvents(queue: queue) }

  /// Shows `frame` soon, in place of one that was not drawn yet; never waits.
  ///
  /// At most 30 frames a second are drawn. A frame of another size than `size` is not.
  public func show(_ frame: Frame) { painter.show(frame) }

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
  func run(clock: some Clock<Duration>) async {
    await withDiscardingTaskGroup { group in
      group.addTask { await self.painter.run(clock: clock) }
      group.addTask { await self.decideEscapes(clock: clock) }
      group.addTask { await self.followSize(clock: clock) }
      await takeInput()
      group.cancelAll()
    }
  }

  private func takeInput() async {
    await withTaskCancellationHandler {
      while !Task.isCancelled, react(to: await nextReasons()) {}
    } onCancel: {
      cscreen_wake()
    }
    queue.finish()
  }

  private func nextReasons() async -> Int {
    await withCheckedContinuation { continuation in
      thread.async { continuation.resume(returning: Int(cscreen_wait())) }
    }
  }

  /// False when the terminal is gone.
  private func react(to reasons: Int) -> Bool {
    if reasons & cscreen_resized != 0 { resized.yield() }
    if reasons & cscreen_stopped != 0 { suspend() }
    if reasons & cscreen_continued != 0 { enterAgain() }
    guard reasons & cscreen_keys != 0 else { return true }
    guard let bytes = device.readKeys() else {
      queue.add(.lost)
      return false
    }
    for event in intake.take(bytes) { take(event) }
    return true
  }

  private func take(_ event: ScreenEvent) {
    guard case .key(let press) = event else { return queue.add(event) }
    if press.isControl("c") {
      kill(getpid(), SIGINT)
    } else if press.isControl("z") {
      suspend()
    } else if press.isControl("l") {
      painter.repaint(size: device.size)
    } else {
      queue.add(event)
    }
  }

  private func suspend() {
    painter.pause()
    cscreen_leave()
    cscreen_stop()
    enterAgain()
  }

  private func enterAgain() {
    painter.pause()
    if cscreen_enter() != 0 { return queue.add(.lost) }
    let size = device.size
    if size != painter.size { queue.add(.resize(size)) }
    painter.repaint(size: size)
    painter.resume()
    queue.add(.resumed)
  }

  private func decideEscapes(clock: some Clock<Duration>) async {
    for await mark in intake.undecided.debounce(for: device.escapeDelay, clock: clock) {
      for event in intake.timeOut(mark) { take(event) }
    }
  }

  private func followSize(clock: some Clock<Duration>) async {
    for await _ in resizes {
      do { try await clock.sleep(for: Self.resizeDelay) } catch { return }
      let size = device.size
      painter.repaint(size: size)
      queue.add(.resize(size))
    }
  }
}
