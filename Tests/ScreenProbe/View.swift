import Screen
import Terminal

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Shows the last event and tells the test every one.
struct View {
  private enum Failure: Error { case asked }

  /// Whether all threads that tasks share have work without end meanwhile.
  var isBusy: Bool
  /// How long it may go on after a signal.
  var patience: Duration

  func run() async -> ExitStatus {
    let environment = TerminalEnvironment(
      Job.environment(["TERM", "COLUMNS", "LINES", "SSH_CONNECTION", "LC_ALL"]))
    guard let device = ScreenDevice(environment: environment) else {
      Job.report("no terminal")
      return .failure
    }
    return await withTerminationSignals(patience: patience, restore: restoreTerminal) {
      do throws(Failure) {
        return try await withScreen(
          on: device, usesColor: true, usesHyperlinks: false, isBusy ? watchBusily : watch)
      } catch {
        Job.report("failed")
        return .failure
      }
    }
  }

  private func watchBusily(_ screen: ScreenSession) async throws(Failure) -> ExitStatus {
    await withDiscardingTaskGroup { group in
      for _ in 0..<64 {
        group.addTask(executorPreference: globalConcurrentExecutor) { Job.blockThread() }
      }
      return (try? await watch(screen)) ?? .failure
    }
  }

  private func watch(_ screen: ScreenSession) async throws(Failure) -> ExitStatus {
    screen.show(frame(screen, "ready"))
    Job.report("ready")
    var isLost = false
    for await event in screen.events {
      let text = describe(event)
      screen.show(frame(screen, text))
      Job.report(text)
      if event == .lost { isLost = true }
      guard case .key(let press) = event, let letter = press.typedCharacter else { continue }
      switch letter {
      case "q": return .success
      case "e": throw .asked
      case "t", "a", "s", "o": Job.crash(letter)
      case "w": for number in 1...30 { Job.write("line \(number)\n", to: 2) }
      case "b": screen.ringBell()
      case "k": await block()
      default: break
      }
    }
    Job.report("ended")
    if isLost { endProcess(by: SIGHUP) }
    return .failure
  }

  private func frame(_ screen: ScreenSession, _ text: String) -> Frame {
    var frame = Frame(size: screen.size)
    frame.draw(text, row: 0, column: 0, style: Style(.green, bold: true))
    frame.draw("bottom", row: frame.size.rows - 1, column: frame.size.columns - 6)
    return frame
  }

  private func describe(_ event: ScreenEvent) -> String {
    switch event {
    case .key(let press):
      switch press.key {
      case .character(let character): "key \(character)"
      default: "key \(press.key)"
      }
    case .paste(let text): "paste \(text)"
    case .resize(let size): "size \(size.columns)x\(size.rows)"
    case .resumed: "resumed"
    case .lost: "lost"
    }
  }

  /// Never returns, cancelled or not.
  private func block() async {
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }
}
