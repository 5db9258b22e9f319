#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

import LoopbackServer

extension Subcommand {
  /// The Hacker News of the measurements of pushes; lives as long as its input.
  static let pushOrigin = Subcommand(
    name: "push-origin", options: "",
    summary: "serves a Hacker News that pushes what it is told to, until its input ends"
  ) { _ in
    let origin = PushOrigin()
    let server = try LoopbackServer.start(answeringAtOnce: origin.answer)
    say(server.address)
    var byte: UInt8 = 0
    while read(0, &byte, 1) > 0 {}
    await server.stop()
  }
}

/// A Hacker News of its own in a process of its own, so that time and memory of this one are the client's.
struct PushOriginProcess {
  private let child: Child
  let control: PushControl

  init() throws {
    child = try Child("benchmarks", ["push-origin"], output: .pipe)
    guard let address = try child.readLine() else {
      throw Unmeasurable(description: "the server of the measurements did not start")
    }
    control = try PushControl(address: address)
  }

  func end() { child.end() }
}
