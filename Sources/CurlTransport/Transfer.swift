import CCurl
import HTTP

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One of libcurl's handles, used for one request after another by the transfer thread alone.
final class Transfer {
  let easy: OpaquePointer
  /// What it is at work on.
  private(set) var job: Job?
  private(set) var head = ResponseHead()
  /// Why it was broken off from this side.
  private(set) var refusal: HTTPError?
  private let library: CurlLibrary
  private let errorText = UnsafeMutablePointer<CChar>.allocate(capacity: 256)
  private var headerList: OpaquePointer?
  private var resolveList: OpaquePointer?

  init?(_ library: CurlLibrary, certificates: TrustedCertificates) {
    guard let easy = ccurl_easy_new(library.table) else { return nil }
    self.easy = easy
    self.library = library
    errorText.initialize(repeating: 0, count: 256)
    let itself = Unmanaged.passUnretained(self).toOpaque()  // whoever holds the handle holds this
    set(CCurlPrivate, itself)
    set(CCurlErrorBuffer, errorText)
    ccurl_set_receivers(library.table, easy, receiveHead, receiveBody, itself)
    set(CCurlNoSignal, 1)
    set(CCurlProtocols, 3)  // http and https
    set(CCurlAllowHTTP09, 0)
    set(CCurlSuppressConnectHeaders, 1)
    set(CCurlKeepAlive, 1)
    if let file = certificates.file { set(CCurlCAFile, file) }
    // Without a folder libcurl reads its file once for all connections, not once for each.
    set(CCurlCAFolder, certificates.folder)
  }

  deinit {
    ccurl_easy_free(library.table, easy)
    clear()
    errorText.deallocate()
  }

  /// Makes ready for the request of `job`.
  func prepare(for job: Job, by route: Route) {
    let request = job.exchange.request
    self.job = job
    for (name, value) in request.headers.sorted(by: { $0.key < $1.key }) {
      // libcurl takes a bare "Name:" as a field to leave out.
      append(value.isEmpty ? "\(name);" : "\(name): \(value)", to: &headerList)
    }
    if let entry = route.resolveEntry { append(entry, to: &resolveList) }
    set(CCurlURL, request.url.absoluteString)
    set(CCurlProxy, route.proxy?.url ?? "")
    // A stream is read as it comes: unpacking would hold pieces back and blow them up.
    set(CCurlAcceptEncoding, job.exchange.isStream ? nil : "")
    // On plain http the first wave of requests would wait for one connection.
    set(CCurlPipeWait, request.url.scheme?.lowercased() == "https" ? 1 : 0)
    ccurl_set_list(library.table, easy, CCurlHeaderList, headerList)
    ccurl_set_list(library.table, easy, CCurlResolve, resolveList)
  }

  /// Forgets the request; the handle must not be at work.
  func clear() {
    ccurl_list_free(library.table, headerList)
    ccurl_list_free(library.table, resolveList)
    (headerList, resolveList) = (nil, nil)
    (job, head, refusal) = (nil, ResponseHead(), nil)
    errorText[0] = 0
  }

  /// Lets a paused body flow again.
  func resume() { ccurl_resume(library.table, easy) }

  /// Why a transfer with this result is no answer; `nil` if it is one.
  func failure(_ code: CCurlCode) -> HTTPError? {
    guard let job else { return nil }
    if let refusal { return refusal }
    let failure = TransferFailure(
      code: code, systemError: ccurl_system_error(library.table, easy),
      text: String(cString: errorText), isHeadComplete: head.isComplete)
    return failure.error(of: job)
  }

  private func set(_ option: CCurlOption, _ value: Int) {
    ccurl_set_number(library.table, easy, option, value)
  }
  private func set(_ option: CCurlOption, _ value: String?) {
    ccurl_set_text(library.table, easy, option, value)
  }
  private func set(_ option: CCurlOption, _ value: UnsafeMutableRawPointer) {
    ccurl_set_pointer(library.table, easy, option, value)
  }
  private func append(_ text: String, to list: inout OpaquePointer?) {
    list = ccurl_list_append(library.table, list, text)
  }

  fileprivate func receive(headLine line: UnsafeRawBufferPointer) -> Int {
    guard let exchange = job?.exchange else { return 0 }
    let wasComplete = head.isComplete
    guard head.take(line, keeping: exchange.request.keptHeaders) else {
      let endpoint = exchange.request.endpoint
      refusal = .undecodable(endpoint: endpoint, reason: "a head without end")
      return 0
    }
    if head.isComplete, !wasComplete {
      job?.touch()
      exchange.receive(head)
    }
    return line.count
  }

  fileprivate func receive(body piece: UnsafeRawBufferPointer) -> Int {
    guard let job else { return 0 }
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

private func receiveHead(
  bytes: UnsafeMutablePointer<CChar>?, size: Int, count: Int, context: UnsafeMutableRawPointer?
) -> Int {
  guard let context else { return 0 }
  let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
  return transfer.receive(headLine: UnsafeRawBufferPointer(start: bytes, count: size * count))
}

private func receiveBody(
  bytes: UnsafeMutablePointer<CChar>?, size: Int, count: Int, context: UnsafeMutableRawPointer?
) -> Int {
  guard let context else { return 0 }
  let transfer = Unmanaged<Transfer>.fromOpaque(context).takeUnretainedValue()
  return transfer.receive(body: UnsafeRawBufferPointer(start: bytes, count: size * count))
}
