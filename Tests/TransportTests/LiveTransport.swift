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

  /// The faults that end the whole process here, so that they cannot be tried: swift-corelibs-foundation #5285.
  var deadlyFaults: [LoopbackFault] {
    #if canImport(Darwin)
    []
    #else
    self == .urlSession ? [.trailers, .cutHead] : []
    #endif
  }
}
