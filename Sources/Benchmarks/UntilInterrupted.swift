import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Waits for SIGINT or SIGTERM, or for the caller to be cancelled.
func untilInterrupted() async {
  let (arrivals, arrived) = AsyncStream.makeStream(of: Int32.self)
  let sources = [SIGINT, SIGTERM].map { number in
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
    source.setEventHandler { arrived.yield(number) }
    source.resume()
    return source
  }
  for await _ in arrivals { break }
  for source in sources { source.cancel() }
}
