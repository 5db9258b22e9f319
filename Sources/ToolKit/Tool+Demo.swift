package import Terminal

extension Tool {
  /// Serves a demo of `things`, such as `stories`, while the work that `serve` does over it goes on.
  /// - Throws: Why the work failed, or that nothing can be served.
  package func demonstrate(
    _ things: String, on console: Console, serve: () async throws -> Result<Void, Failure>
  ) async throws(Failure) {
    console.note("demo: invented \(things), no network")
    let result: Result<Void, Failure>
    do { result = try await serve() } catch {
      throw Failure(text: "cannot serve the demo: \(error)", status: .failure)
    }
    try result.get()
  }

  /// What became of carrying out the options: a value, since the demo's own errors are others.
  package func outcome(of options: Options, on console: Console) async -> Result<Void, Failure> {
    do throws(Failure) { return .success(try await carryOut(options, on: console)) } catch {
      return .failure(error)
    }
  }
}
