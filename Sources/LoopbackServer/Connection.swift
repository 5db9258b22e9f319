/// One client: its requests and what is said to them; lives on the loop's thread alone.
final class Connection {
  static let maximumHeadBytes = 16 << 10

  let id: Int
  let mailbox: Mailbox
  let board: StatisticsBoard
  let socket: Socket
  private let responder: Responder
  private(set) var isClosed = false
  /// When the next step is due without any event, if there is such a time.
  var wakeTime: ContinuousClock.Instant?
  /// Set by a fault: how long the whole server refuses connections from now on.
  var refusal: Duration?
  var output: ArraySlice<UInt8> = []
  /// The steps still to take, the next one last.
  var remainingSteps: [Step] = []
  /// What is being answered.
  private(set) var request: LoopbackRequest?
  var isProducing = false
  var isStalled = false
  /// The task that answers or writes the body.
  var task: Task<Void, Never>?
  /// Who wait until the output is empty.
  var writers: [CheckedContinuation<Bool, Never>] = []
  private var input: [UInt8] = []
  private var arrival = ContinuousClock.now

  init(id: Int, socket: Socket, mailbox: Mailbox, board: StatisticsBoard, responder: Responder) {
    (self.id, self.socket, self.mailbox, self.board) = (id, socket, mailbox, board)
    self.responder = responder
  }

  /// Reads what the client sent, and notices that it has gone.
  func read(with buffer: inout [UInt8]) {
    switch socket.receive(into: &buffer) {
    case .wouldBlock: return
    case .ended: close(byClient: true) { $0.close() }
    case .bytes(let count):
      input += buffer[..<count]
      if request == nil { beginExchange() }
      if input.count > Self.maximumHeadBytes { close { $0.hangUp() } }
    }
  }

  /// Begins to answer the next request, if all of its head has come.
  func beginExchange() {
    guard let end = endOfHead(input) else { return }
    let request = LoopbackRequest(head: input[..<end])
    input.removeFirst(end + 4)
    guard let request, !request.announcesBody else { return refuseRequest() }
    self.request = request
    arrival = .now
    board.update { $0.count(request) }
    switch responder {
    case .atOnce(let respond): answer(respond(request))
    case .later(let respond):
      let id = id
      task = mailbox.start { .answer(connection: id, await respond(request)) }
    }
  }

  /// Takes the answer to the request that is under way.
  func answer(_ response: LoopbackResponse) {
    guard let request, !isClosed else { return }
    task = nil
    remainingSteps = Script(response, to: request).steps.reversed()
    if response.delay > .zero { wakeTime = arrival + response.delay }
    advance()
  }

  /// Counts the request under way as answered.
  func endExchange() {
    request = nil
    board.update {
      $0.answers += 1
      $0.openRequests -= 1
    }
  }

  /// Closes in the way given and ends what belongs to the answer under way.
  func close(byClient: Bool = false, _ end: (Socket) -> Void) {
    guard !isClosed else { return }
    isClosed = true
    end(socket)
    task?.cancel()
    let (wasBusy, wasProducing) = (request != nil, isProducing)
    board.update {
      $0.openConnections -= 1
      if byClient { $0.closedByClient += 1 }
      if wasBusy { $0.openRequests -= 1 }
      if wasBusy && byClient { $0.abandonedRequests += 1 }
      if wasProducing { $0.openStreams -= 1 }
    }
    for writer in writers { writer.resume(returning: false) }
    (writers, remainingSteps, output, input) = ([], [], [], [])
    (request, isProducing) = (nil, false)
  }

  private func refuseRequest() {
    output = Array("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n".utf8)[...]
    remainingSteps = [.hangUp]
    advance()
  }
}

/// Where the empty line behind a head begins.
private func endOfHead(_ bytes: [UInt8]) -> Int? {
  var index = 3
  while index < bytes.count {
    if bytes[index] == 10, bytes[index - 1] == 13, bytes[index - 2] == 10, bytes[index - 3] == 13 {
      return index - 3
    }
    index += 1
  }
  return nil
}
