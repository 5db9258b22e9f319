import HTTP
import Synchronization

/// What the transfer thread is told, by callers and by look-ups of names.
final class Mailbox: Sendable {
  enum Order: Sendable {
    case start(any Exchange)
    /// The caller has left.
    case drop(any Exchange)
    /// There is room for more of the body.
    case resume(any Exchange)
    case found(NameLookUp, name: String)
    case stop
  }

  /// What becomes of an order.
  enum Receipt: Equatable {
    case accepted
    /// Accepted, and nobody reads yet: the thread is to be started.
    case acceptedFirst
    case refused(HTTPError)
  }

  private enum Reader: Sendable {
    case none
    case expected
    case awake(CurlMulti)
    case gone(HTTPError)
  }

  private let state = Mutex((orders: [Order](), reader: Reader.none))

  /// Leaves an order and wakes the thread.
  @discardableResult
  func post(_ order: Order) -> Receipt {
    state.withLock { state in
      switch state.reader {
      case .gone(let error): return .refused(error)
      case .none:
        // Only a request starts the thread: a caller may leave before its request has come this far.
        guard case .start = order else { return .accepted }
        state.reader = .expected
        state.orders.append(order)
        return .acceptedFirst
      case .expected: state.orders.append(order)
      case .awake(let multi):
        // Who is awake already takes all orders before it sleeps.
        if state.orders.isEmpty { multi.wake() }
        state.orders.append(order)
      }
      return .accepted
    }
  }

  /// Says whom to wake from now on.
  func open(for multi: CurlMulti) { state.withLock { $0.reader = .awake(multi) } }

  /// All orders left since the last time, in order.
  func take() -> [Order] {
    state.withLock { state in
      defer { state.orders.removeAll(keepingCapacity: state.orders.count < 1024) }
      return state.orders
    }
  }

  /// Refuses further orders with `error`; the ones that nobody will read.
  func close(_ error: HTTPError) -> [Order] {
    state.withLock { state in
      state.reader = .gone(error)
      defer { state.orders = [] }
      return state.orders
    }
  }
}
