/// What can go wrong with an answer on its way.
///
/// An answer without a body is announced as one of a byte where a fault keeps it from being complete.
public enum LoopbackFault: Sendable, Equatable {
  /// No answer: the connection closes, and for so long every new one is refused.
  case refuse(for: Duration)
  /// No answer: the connection closes in order.
  case hangUp
  /// No answer: the connection is reset.
  case reset
  /// Half of the body, then a reset.
  case resetInBody
  /// Silence until the client goes.
  case stallBeforeHead
  /// The head, then silence until the client goes.
  case stallAfterHead
  /// Half of the body, then silence until the client goes.
  case stallInBody
  /// Head and body, one byte at a time.
  case byteAtATime(every: Duration)
  /// Announces a body that many bytes longer (or, if negative, shorter) than what is sent; then closes.
  case lengthOff(by: Int)
  /// A chunked body in which a size is no number; then closes.
  case brokenChunking
  /// A body of at least so many bytes.
  case oversized(bytes: Int)
  /// A chunked body without an end.
  case endless
  /// A web page with status 200.
  case html
  /// Status 200 and an empty body.
  case empty
  /// Status 200 and `null`.
  case null
  /// Half of the body announced; then closes.
  case truncated
  /// The whole body, chunked, with a trailer field behind it, which HTTP allows.
  case trailers
  /// Half of the head; then closes.
  case cutHead
  /// Something that is not HTTP; then closes.
  case notHTTP
  /// A gzip body that unpacks to so many bytes, about 158 times its size; its check sum is wrong.
  case gzipBomb(bytes: Int)
  /// A 302 to another address, absolute or relative.
  case redirect(to: String)
  /// A 401 that asks for a name and a password.
  case unauthorized
  /// A 429 with `Retry-After` in seconds, if given.
  case slowDown(retryAfter: Int?)
  /// Some other status, with a short text as its body.
  case status(Int)

  /// One of each, in a mild form: for choosing at random or for a table of cases.
  ///
  /// The redirect leads to `/moved`, the refusal lasts 20 ms, the large bodies have 64 MiB.
  public static let samples: [LoopbackFault] = [
    .refuse(for: .milliseconds(20)), .hangUp, .reset, .resetInBody, .stallBeforeHead,
    .stallAfterHead,
    .stallInBody, .byteAtATime(every: .milliseconds(1)), .lengthOff(by: 10), .lengthOff(by: -10),
    .brokenChunking, .oversized(bytes: 64 << 20), .endless, .html, .empty, .null, .truncated,
    .trailers,
    .cutHead, .notHTTP, .gzipBomb(bytes: 64 << 20), .redirect(to: "/moved"), .unauthorized,
    .slowDown(retryAfter: 1), .slowDown(retryAfter: nil), .status(500), .status(503), .status(404),
  ]
}
