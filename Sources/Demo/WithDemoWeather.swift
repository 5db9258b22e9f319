public import LoopbackServer

/// Serves the weather of invented places on 127.0.0.1 for as long as `body` runs, as both providers would.
///
/// The weather is computed from place, time and `seed`, so that the same numbers give the same weather; it changes a
/// little from second to second. A name that no sample place has is that of a place made up on the spot. `now` is the
/// time in seconds since 1970. Port 0 lets the system choose. `fault` may spoil the answer to a request.
///
/// - Throws: `LoopbackError` when the port is taken, or what `body` throws.
public func withDemoWeather<Result: Sendable>(
  port: UInt16 = 0, seed: UInt64, now: @escaping @Sendable () -> Int,
  fault: @escaping @Sendable (LoopbackRequest) -> LoopbackFault? = { _ in nil },
  isolation: isolated (any Actor)? = #isolation,
  while body: (DemoWeatherService) async throws -> Result
) async throws -> Result {
  try await withLoopbackServer(port: port) { request in
    let time = min(max(now(), 0), 253_402_000_000)
    var response =
      DemoOpenMeteo(seed: seed, now: time).answer(to: request)
      ?? DemoOpenWeatherMap(seed: seed, now: time).answer(to: request) ?? .status(404)
    response.fault = fault(request)
    return response
  } while: { server in
    try await body(DemoWeatherService(server: server))
  }
}
