package import HTTP
package import Terminal

extension Surroundings {
  /// The way to the services that the options ask for, with so many requests at a time.
  package func http(
    _ options: CommonOptions, maxConcurrency: Int, console: Console
  ) -> HTTPClient {
    var transport = transport(maxConcurrency)
    if options.isVerbose { transport = NarratedTransport(transport: transport, console: console) }
    return HTTPClient(
      transport: transport, clock: clock, policy: HTTPPolicy(timeout: options.timeout))
  }
}
