public import HTTP

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Sends requests by libcurl, which is opened at the first one.
///
/// All transfers happen on one thread, which ends when the transport and the bodies of its streams have been dropped.
/// Connections are kept for the next request; names are looked up off that thread and kept for a minute. The proxies of
/// `https_proxy`, `http_proxy`, `all_proxy` and `no_proxy` are used, never for this machine; `SSL_CERT_FILE` and
/// `SSL_CERT_DIR` say whom to trust.
public final class CurlTransport: HTTPTransport {
  private let mailbox = Mailbox()
  private let thread: TransferThread

  /// A transport that asks one host at most `connectionsPerHost` (1 or more) things at a time, streams not counted.
  ///
  /// A host that has not let the connection and its keys come about within `connectTimeout` is unreachable, so that
  /// there is time to try again. `library` is the file name of libcurl, by default as the system calls it; `environment`
  /// by default the process's. `lookUp` finds the addresses of a name, runs on a thread of its own and may block.
  public init(
    connectionsPerHost: Int = 16, connectTimeout: Duration = .seconds(10), library: String? = nil,
    environment: [String: String]? = nil,
    lookUp: @escaping @Sendable (String) -> NameLookUp = NameLookUp.asking(systemFor:)
  ) {
    precondition(connectionsPerHost > 0, "no request would ever be sent")
    let settings = CurlSettings(
      connectionsPerHost: connectionsPerHost, connectTimeout: connectTimeout,
      library: library ?? CurlLibrary.systemName,
      environment: environment ?? ProcessInfo.processInfo.environment, lookUp: lookUp)
    thread = TransferThread(mailbox: mailbox, settings: settings)
  }

  deinit { mailbox.post(.stop) }

  public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    try await answer(to: request)
  }

  public func stream(_ request: HTTPRequest) async throws(HTTPError) -> HTTPStream {
    try await streamedAnswer(to: request)
  }
}

extension CurlTransport: ExchangeCarrier {
  package var canHoldBack: Bool { true }

  package func start(_ exchange: any Exchange) {
    switch mailbox.post(.start(exchange)) {
    case .accepted: break
    case .refused(let error): exchange.finish(error)
    case .acceptedFirst:
      if thread.start() { return }
      let error = HTTPError.unavailable(reason: "there is no room for another thread")
      for case .start(let exchange) in mailbox.close(error) { exchange.finish(error) }
    }
  }

  package func abandon(_ exchange: any Exchange) { mailbox.post(.drop(exchange)) }
  package func resume(_ exchange: any Exchange) { mailbox.post(.resume(exchange)) }
}
