import Foundation
import HTTP

/// A client over a script, with the largest waits that jitter allows.
struct Asking {
  let transport: ScriptedTransport
  let clock: JumpingClock
  let client: HTTPClient

  init(_ steps: [ScriptedTransport.Step], clock: JumpingClock = JumpingClock()) {
    transport = ScriptedTransport(steps)
    self.clock = clock
    let backoff = Backoff(first: .milliseconds(500), fraction: { 1 })
    client = HTTPClient(transport: transport, clock: clock, policy: HTTPPolicy(backoff: backoff))
  }
}

/// The address, which must be one.
func address(_ text: String) throws -> URL {
  struct NoAddress: Error { let text: String }
  guard let url = URL(string: text) else { throw NoAddress(text: text) }
  return url
}

/// A request for `text`.
func request(
  _ text: String = "https://api.example.org/list.json", headers: [String: String] = [:]
) throws -> HTTPRequest {
  HTTPRequest(url: try address(text), headers: headers)
}
