import AsyncOperators
package import Terminal

/// Writes the latest frame, at most 30 times a second.
package final class FramePainter: Sendable {
  /// The time between two frames.
  static let interval = Duration.milliseconds(34)
  /// The time after which a terminal that takes nothing, though it seems to, is tried again.
  static let retryInterval = Duration.milliseconds(10)

  private struct State {
    var renderer: FrameRenderer
    var size: TerminalSize
    var latest: Frame?
    var isDrawn = true
    var isBellDue = false
    var isPaused = false
    /// What the terminal has not taken yet.
    var rest: ArraySlice<UInt8> = []

    /// Whether there is something to write now.
    mutating func startFrame() -> Bool {
      if isPaused { return false }
      var bytes: [UInt8] = []
      // A frame of another size was made before its maker learnt of this one.
      if !isDrawn, let latest, latest.size == size {
        bytes = renderer.bytes(of: latest)
        isDrawn = true
      }
      if isBellDue { bytes.append(0x07) }
      isBellDue = false
      rest = bytes[...]
      return !rest.isEmpty
    }
  }

  private let state: Lock<State>
  private let bell = Signal()
  private let write: @Sendable (ArraySlice<UInt8>) -> Int?
  private let untilReady: @Sendable () async -> Void
  private let lose: @Sendable () -> Void

  /// A painter for a terminal of `size`.
  ///
  /// - Parameters:
  ///   - renderer: makes bytes of frames.
  ///   - size: what frames must have to be drawn.
  ///   - write: writes the beginning of some bytes; returns how many, and nil when all is lost.
  ///   - untilReady: waits, not long, until the terminal takes more; need not be right.
  ///   - lose: is told that all is lost, by `write`.
  package init(
    renderer: FrameRenderer, size: TerminalSize,
    write: @escaping @Sendable (ArraySlice<UInt8>) -> Int?,
    untilReady: @escaping @Sendable () async -> Void, lose: @escaping @Sendable () -> Void
  ) {
    state = Lock(State(renderer: renderer, size: size))
    self.write = write
    self.untilReady = untilReady
    self.lose = lose
  }

  /// What frames must have to be drawn.
  package var size: TerminalSize { state.withLock { $0.size } }

  /// Takes the place of a frame that was not drawn yet.
  package func show(_ frame: Frame) {
    state.withLock { state in
      state.latest = frame
      state.isDrawn = false
    }
    bell.raise()
  }

  /// Lets the terminal's bell sound.
  package func ringBell() {
    state.withLock { $0.isBellDue = true }
    bell.raise()
  }

  /// Draws everything again, for a terminal of `size`.
  package func repaint(size: TerminalSize) {
    state.withLock { state in
      state.size = size
      state.renderer.forget()
      state.isDrawn = false
    }
    bell.raise()
  }

  /// Writes nothing from now on; drops the rest of a frame.
  package func pause() {
    state.withLock { state in
      state.isPaused = true
      state.rest = []
    }
  }

  /// Writes again after `pause`.
  package func resume() {
    state.withLock { $0.isPaused = false }
    bell.raise()
  }

  /// Writes until cancelled or until all is lost.
  package func run(clock: some Clock<Duration>) async {
    while !Task.isCancelled {
      await bell.wait()
      if state.withLock({ $0.startFrame() }) {
        guard await writeFrame(clock: clock), await Self.sleep(Self.interval, clock) else { return }
      }
    }
  }

  /// True when nothing of the frame is left, false when cancelled or lost.
  private func writeFrame(clock: some Clock<Duration>) async -> Bool {
    var hasWaited = false
    while !Task.isCancelled {
      let written = state.withLock { state -> Int? in
        guard !state.rest.isEmpty else { return 0 }
        guard let count = write(state.rest) else { return nil }
        state.rest = state.rest.dropFirst(count)
        return count
      }
      guard let written else {
        lose()
        return false
      }
      if state.withLock({ $0.rest.isEmpty }) { return true }
      if written > 0 {
        hasWaited = false
      } else if !hasWaited {
        hasWaited = true
        await untilReady()
      } else if !(await Self.sleep(Self.retryInterval, clock)) {
        return false
      }
    }
    return false
  }

  private static func sleep(_ duration: Duration, _ clock: some Clock<Duration>) async -> Bool {
    do { try await clock.sleep(for: duration) } catch { return false }
    return true
  }
}
