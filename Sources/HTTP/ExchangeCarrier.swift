#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A transport as its callers need it: it is told what begins and what nobody waits for any more.
package protocol ExchangeCarrier: Sendable {
  /// Begins; from now on `exchange` is told what happens.
  func start(_ exchange: any Exchange)
  /// Ends what has been left, wherever it is.
  func abandon(_ exchange: any Exchange)
  /// Whether a server stops sending where there is no room for what it sends.
  var canHoldBack: Bool { get }
  /// Lets the body of `exchange` flow again.
  func resume(_ exchange: any Exchange)
}

extension ExchangeCarrier {
  /// The whole answer to `request`.
  package func answer(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    let answer = WholeAnswer(request)
    return try await withTaskCancellationHandler {
      await withCheckedContinuation { caller in
        if answer.begin(caller) { start(answer) }
      }
    } onCancel: {
      drop(answer)
    }.get()
  }

  /// The answer to `request` once its head is there.
  package func streamedAnswer(to request: HTTPRequest) async throws(HTTPError) -> HTTPStream {
    let answer = StreamedAnswer(request, canHoldBack: canHoldBack)
    let head = try await withTaskCancellationHandler {
      await withCheckedContinuation { caller in
        if answer.begin(caller) { start(answer) }
      }
    } onCancel: {
      drop(answer)
    }.get()
    let body = HTTPBody(
      next: { () throws(HTTPError) in try await piece(of: answer) }, close: { drop(answer) })
    return HTTPStream(status: head.status, headers: head.headers, body: body)
  }

  private func piece(of answer: StreamedAnswer) async throws(HTTPError) -> Data? {
    try await withTaskCancellationHandler {
      await withCheckedContinuation { reader in
        if answer.read(reader) { resume(answer) }
      }
    } onCancel: {
      drop(answer)
    }.get()
  }

  private func drop(_ exchange: any Exchange) {
    if exchange.cancel() { abandon(exchange) }
  }
}
