import CScreen
import Dispatch
import Terminal

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension ScreenSession {
  /// Obeys keys and signals until cancelled or until the terminal is gone; then the events end.
  func takeInput() async {
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
    if reasons & cscreen_resized != 0 { resizes.mark() }
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

  /// Obeys a key that is the screen's own; passes everything else on.
  func take(_ event: ScreenEvent) {
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
}
