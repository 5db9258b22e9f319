import Foundation
import HTTP
import LoopbackServer

/// The address of `path` on `server`.
func address(_ path: String = "/x", on server: LoopbackServer) throws -> URL {
  struct NoAddress: Error { let text: String }
  guard let url = URL(string: server.address + path) else { throw NoAddress(text: path) }
  return url
}

/// A request for `path` on `server`.
func request(
  _ path: String = "/x", on server: LoopbackServer, kept: Set<String> = [], limit: Int = 1 << 20,
  timeout: Duration = .seconds(120)
) throws -> HTTPRequest {
  HTTPRequest(
    url: try address(path, on: server), keptHeaders: kept, maximumBodyBytes: limit, timeout: timeout
  )
}

/// What becomes of a request, in one word.
enum Fate: Equatable {
  case answer(Int, bytes: Int)
  case cancelled, unreachable, insecure, timedOut, tooLarge, undecodable, other

  init(of result: Result<HTTPResponse, HTTPError>) {
    switch result {
    case .success(let response): self = .answer(response.status, bytes: response.body.count)
    case .failure(.cancelled): self = .cancelled
    case .failure(.unreachable): self = .unreachable
    case .failure(.insecure): self = .insecure
    case .failure(.timedOut): self = .timedOut
    case .failure(.tooLarge): self = .tooLarge
    case .failure(.undecodable): self = .undecodable
    case .failure: self = .other
    }
  }
}

extension HTTPTransport {
  /// What becomes of `request`.
  func result(of request: HTTPRequest) async -> Result<HTTPResponse, HTTPError> {
    do throws(HTTPError) {
      return .success(try await send(request))
    } catch {
      return .failure(error)
    }
  }
}
