/// Runs `body` with a server that lives as long as it does.
///
/// The server has stopped, and every task that answered has ended, when this returns or throws.
///
/// - Throws: `LoopbackError` when the port is taken, or what `body` throws.
public func withLoopbackServer<Result: Sendable>(
  port: UInt16 = 0, _ respond: @escaping @Sendable (LoopbackRequest) async -> LoopbackResponse,
  isolation: isolated (any Actor)? = #isolation,
  while body: (LoopbackServer) async throws -> Result
) async throws -> Result {
  let server = try LoopbackServer.start(port: port, respond)
  do {
    let result = try await body(server)
    await server.stop()
    return result
  } catch {
    await server.stop()
    throw error
  }
}
