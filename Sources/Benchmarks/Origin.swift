import LoopbackServer

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

extension Subcommand {
  /// The server of the measurements, in a process of its own; lives as long as its input.
  static let origin = Subcommand(
    name: "origin", options: "",
    summary: "serves 500 stories at /MILLISECONDS/v0, each answer so late, until its input ends"
  ) { _ in
    let stories = OriginStories()
    let server = try LoopbackServer.start(answeringAtOnce: stories.answer)
    say(server.address)
    var byte: UInt8 = 0
    while read(0, &byte, 1) > 0 {}
    await server.stop()
  }
}
