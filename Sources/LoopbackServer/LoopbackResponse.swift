/// What a server says to one request, and how well it says it.
public struct LoopbackResponse: Sendable {
  /// The status code; any number goes out as it is.
  public var status: Int
  /// The header fields in the order sent; `Content-Length` and the like are added.
  public var headers: [(name: String, value: String)]
  /// What follows the head.
  public var body: LoopbackBody
  /// Real time from the arrival of the request to the first byte of the answer, half a millisecond more or less.
  public var delay: Duration
  /// What goes wrong, if anything does.
  public var fault: LoopbackFault?

  /// An answer with the given parts.
  public init(
    status: Int = 200, headers: [(name: String, value: String)] = [],
    body: LoopbackBody = .bytes([]), delay: Duration = .zero, fault: LoopbackFault? = nil
  ) {
    self.status = status
    self.headers = headers
    self.body = body
    self.delay = delay
    self.fault = fault
  }

  /// A JSON document.
  public static func json(_ document: some StringProtocol, status: Int = 200) -> LoopbackResponse {
    json(Array(document.utf8), status: status)
  }

  /// A JSON document as bytes, well-formed or not.
  public static func json(_ document: [UInt8], status: Int = 200) -> LoopbackResponse {
    LoopbackResponse(
      status: status, headers: [("Content-Type", "application/json; charset=utf-8")],
      body: .bytes(document))
  }

  /// A web page.
  public static func html(_ page: String, status: Int = 200) -> LoopbackResponse {
    LoopbackResponse(
      status: status, headers: [("Content-Type", "text/html")], body: .bytes(Array(page.utf8)))
  }

  /// A status and an empty body.
  public static func status(
    _ status: Int, headers: [(name: String, value: String)] = []
  ) -> LoopbackResponse {
    LoopbackResponse(status: status, headers: headers)
  }

  /// The way to another address, absolute or relative.
  public static func redirect(to location: String, status: Int = 307) -> LoopbackResponse {
    .status(status, headers: [("Location", location)])
  }

  /// A live body of server-sent events, written by `produce` until it returns.
  public static func events(
    _ produce: @escaping @Sendable (LoopbackBodyWriter) async throws -> Void
  ) -> LoopbackResponse {
    LoopbackResponse(
      headers: [("Content-Type", "text/event-stream"), ("Cache-Control", "no-cache")],
      body: .live(produce))
  }

  /// Exactly these bytes, head and all, whatever they are; behind them the connection closes or stays open.
  public static func raw(_ bytes: [UInt8], closes: Bool = true) -> LoopbackResponse {
    LoopbackResponse(body: .raw(bytes, closes: closes))
  }
}
