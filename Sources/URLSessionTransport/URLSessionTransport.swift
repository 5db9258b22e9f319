public import HTTP

#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking
#else
import Foundation
#endif

/// Sends requests by `URLSession`: the live transport on Apple platforms, tried on Linux.
///
/// Nothing is cached or stored, no cookie is kept. Proxies are the system's, never for this machine. A stream whose reader
/// is slower than the server fails once more is waiting than its request allows, since a session cannot be held back.
public final class URLSessionTransport: HTTPTransport {
  private let session: URLSession
  private let loopbackSession: URLSession
  private let work: SessionWork

  /// A transport that keeps at most `connectionsPerHost` (1 or more) connections to one host.
  public init(connectionsPerHost: Int = 16) {
    precondition(connectionsPerHost > 0, "no request would ever be sent")
    work = SessionWork()
    let configuration = URLSessionConfiguration.ephemeral
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpCookieAcceptPolicy = .never
    configuration.httpShouldSetCookies = false
    configuration.httpMaximumConnectionsPerHost = connectionsPerHost
    session = URLSession(configuration: configuration, delegate: work, delegateQueue: nil)
    configuration.connectionProxyDictionary = [:]
    loopbackSession = URLSession(configuration: configuration, delegate: work, delegateQueue: nil)
  }

  deinit {
    session.invalidateAndCancel()
    loopbackSession.invalidateAndCancel()
  }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    try await answer(to: request)
  }

  public func stream(_ request: HTTPRequest) async throws(HTTPError) -> HTTPStream {
    try await streamedAnswer(to: request)
  }
}

extension URLSessionTransport: ExchangeCarrier {
  package var canHoldBack: Bool { false }

  package func start(_ exchange: any Exchange) {
    let request = exchange.request
    var sent = URLRequest(url: request.url, cachePolicy: .reloadIgnoringLocalCacheData)
    for (name, value) in request.headers { sent.setValue(value, forHTTPHeaderField: name) }
    sent.httpShouldHandleCookies = false
    // Only a net: the sweep ends it at its true deadline. Whole seconds, since fractions are cut.
    sent.timeoutInterval = (request.timeout / .seconds(1)).rounded(.up) + 10
    let task = (request.isLoopback ? loopbackSession : session).dataTask(with: sent)
    work.add(exchange, on: task)
    task.resume()
    if exchange.isOver { work.end(exchange) }  // cancelled before there was a task to end
  }

  package func abandon(_ exchange: any Exchange) { work.end(exchange) }
  package func resume(_ exchange: any Exchange) {}  // a session is never held back
}
