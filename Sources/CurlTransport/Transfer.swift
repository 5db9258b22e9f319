import CCurl
import HTTP

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The place of one request in libcurl, used for one after another; lives on the transfer thread.
final class Transfer {
  let easy: CurlEasy
  /// What it is at work on.
  private(set) var job: Job?
  private var head = ResponseHead()
  /// Why it was broken off from this side.
  private var refusal: HTTPError?

  init?(_ library: CurlLibrary, settings: CurlSettings) {
    guard let easy = CurlEasy(library) else { return nil }
    self.easy = easy
    // Unretained: whoever holds the handle holds this.
    easy.setReceivers(
      head: {
        Transfer.at($3)?.receive(headLine: UnsafeRawBufferPointer(start: $0, count: $2)) ?? 0
      },
      body: { Transfer.at($3)?.receive(body: UnsafeRawBufferPointer(start: $0, count: $2)) ?? 0 },
      context: Unmanaged.passUnretained(self).toOpaque())
    easy.set(CCurlNoSignal, 1)
    easy.set(CCurlProtocols, 3)  // http and https
    easy.set(CCurlAllowHTTP09, 0)
    easy.set(CCurlSuppressConnectHeaders, 1)
    easy.set(CCurlKeepAlive, 1)
    let patience = (settings.connectTimeout / .milliseconds(1)).rounded(.up)
    easy.set(CCurlConnectMilliseconds, Int(min(max(patience, 1), 3_600_000)))
    // Who goes without a proxy is decided here; libcurl would ask the environment, too.
    easy.set(CCurlNoProxy, "")
    let certificates = TrustedCertificates(environment: settings.environment)
    if let file = certificates.file { easy.set(CCurlCAFile, file) }
    // Without a folder libcurl reads its file once for all connections, not once for each.
    easy.set(CCurlCAFolder, certificates.folder)
  }

  /// The transfer that a callback or a handle names.
  static func at(_ context: UnsafeMutableRawPointer?) -> Transfer? {
    context.map { Unmanaged<Transfer>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Makes ready for the request of `job`.
  func prepare(for job: Job, by route: Route) {
    self.job = job
    let request = job.exchange.request
    let fields = request.headers.sorted { $0.key < $1.key }
    // libcurl takes a bare "Name:" as a field to leave out.
    easy.set(
      CCurlHeaderList, list: fields.map { $1.isEmpty ? "\($0);" : "\($0): \($1)" })
    easy.set(CCurlResolve, list: route.resolveEntry.map { [$0] } ?? [])
    easy.set(CCurlURL, request.url.absoluteString)
    easy.set(CCurlProxy, route.proxy?.url ?? "")
    // A stream is read as it comes: unpacking would hold pieces back and blow them up.
    easy.set(CCurlAcceptEncoding, job.exchange.isStream ? nil : "")
    // On plain http the first wave of requests would wait for one connection.
    easy.set(CCurlPipeWait, request.url.scheme?.lowercased() == "https" ? 1 : 0)
  }

  /// Forgets the request; the handle must not be at work.
  func reset() {
    easy.reset()
    (job, head, refusal) = (nil, ResponseHead(), nil)
  }

  /// Why a transfer with this result is no answer; `nil` if it is one.
  func failure(_ code: CCurlCode) -> HTTPError? {
    guard let job else { return nil }
    if let refusal { return refusal }
    let failure = TransferFailure(
      code: code, systemError: easy.systemError, text: easy.failureText,
      isHeadComplete: head.isComplete)
    return failure.error(of: job)
  }

  /// How many of the bytes are taken; fewer than there are end the transfer.
  private func receive(headLine line: UnsafeRawBufferPointer) -> Int {
    guard let exchange = job?.exchange else { return 0 }
    let wasComplete = head.isComplete
    guard head.take(line, keeping: exchange.request.keptHeaders) else {
      let endpoint = exchange.request.endpoint
      refusal = .undecodable(endpoint: endpoint, reason: "a head without end")
      return 0
    }
    if head.isComplete, !wasComplete {
      job?.touch()
      exchange.receive(status: head.status, headers: head.fields)
    }
    return line.count
  }

  /// How many of the bytes are taken; fewer than there are end the transfer.
  private func receive(body piece: UnsafeRawBufferPointer) -> Int {
    guard let job else { return 0 }
    guard head.isComplete else {
      // libcurl takes a 101 for the end of the head; whoever waits for an answer would wait for ever.
      refusal = .undecodable(endpoint: job.exchange.request.endpoint, reason: "no HTTP")
      return 0
    }
    switch job.exchange.receive(piece) {
    case .taken:
      job.touch()
      return piece.count
    case .full:
      job.rest()
      return ccurl_pause
    case .tooLarge:
      let request = job.exchange.request
      refusal = .tooLarge(endpoint: request.endpoint, limit: request.maximumBodyBytes)
      return 0
    }
  }
}
