import HTTP

#if canImport(FoundationNetworking)
import Foundation
import FoundationNetworking
#else
import Foundation
#endif

extension SessionWork: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    guard let exchange = exchange(of: dataTask), let head = response as? HTTPURLResponse else {
      return completionHandler(.cancel)
    }
    let request = exchange.request
    if !exchange.isStream, (200...299).contains(head.statusCode),
      head.expectedContentLength > Int64(request.maximumBodyBytes)
    {
      refuse(dataTask, .tooLarge(endpoint: request.endpoint, limit: request.maximumBodyBytes))
      return completionHandler(.cancel)
    }
    exchange.receive(head)
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    guard let exchange = exchange(of: dataTask) else { return }
    if case .taken = data.withUnsafeBytes({ exchange.receive($0) }) { return }
    let request = exchange.request
    refuse(dataTask, .tooLarge(endpoint: request.endpoint, limit: request.maximumBodyBytes))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    completionHandler(nil)  // whoever sends decides about redirects
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard let refusal = challenge.failureResponse as? HTTPURLResponse else {
      // Whom to trust, and whether to show a certificate of one's own, is the system's to decide.
      return completionHandler(.performDefaultHandling, nil)
    }
    // There is nobody to ask for a password: the refusal is the answer.
    exchange(of: task)?.receive(refusal)
    finish(task, nil)
    completionHandler(.cancelAuthenticationChallenge, nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    guard let request = exchange(of: task)?.request else { return }
    finish(task, error.map { SessionFailure($0).error(of: request) })
  }
}

extension Exchange {
  /// Takes the head, with the fields that were asked for.
  fileprivate func receive(_ head: HTTPURLResponse) {
    let kept = request.keptHeaders.compactMap { name in
      head.value(forHTTPHeaderField: name).map { (name, $0.trimmingCharacters(in: .whitespaces)) }
    }
    receive(status: head.statusCode, headers: Dictionary(kept) { first, _ in first })
  }
}
