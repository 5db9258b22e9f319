import CurlTransport
import HTTP
import LoopbackServer
import URLSessionTransport

/// The transports that keep the one contract.
enum LiveTransport: String, CaseIterable {
  case curl
  case urlSession

  func make(connectionsPerHost: Int = 16) -> any HTTPTransport {
    switch self {
    case .curl: CurlTransport(connectionsPerHost: connectionsPerHost, environment: [:])
    case .urlSession: URLSessionTransport(connectionsPerHost: connectionsPerHost)
    }
  }

  /// Whether this one can stand the fault; what cannot be mended here is named with where it is known.
  func survives(_ fault: LoopbackFault) -> Bool {
    #if canImport(Darwin)
    return true
    #else
    guard self == .urlSession else { return true }
    return switch fault {
    // Ends the process: swift-corelibs-foundation #5285.
    case .trailers, .cutHead: false
    // Not held back on a fast connection: all of it is read after the cancellation, too (no issue is known).
    case .endless, .oversized, .gzipBomb: false
    default: true
    }
    #endif
  }

}
