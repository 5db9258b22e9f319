import CurlTransport
import Foundation
import HTTP
import LoopbackServer
import Testing

@Suite(.timeLimit(.minutes(5))) struct CurlTLSTests {
  /// What becomes of a request for `host` at `server`, with what `SSL_CERT_FILE` says.
  private func result(
    of host: String, at server: TLSServer, trusting file: String?
  ) async throws -> Result<HTTPResponse, HTTPError> {
    let transport = CurlTransport(
      connectionsPerHost: 2, connectTimeout: .seconds(300),
      environment: file.map { ["SSL_CERT_FILE": $0] } ?? [:])
    let url = try #require(URL(string: "https://\(host):\(server.port)/"))
    return await transport.result(of: HTTPRequest(url: url))
  }

  /// Skipped where the system has no `openssl` that serves.
  @Test(.enabled(if: TLSServer.program != nil))
  func `SSL_CERT_FILE says whose certificates are trusted`() async throws {
    let server = try TLSServer()
    let trusted = try await result(of: "localhost", at: server, trusting: server.certificate)
    #expect(try trusted.get().status == 200)
    guard
      case .failure(.insecure("localhost", let reason)) =
        try await result(of: "localhost", at: server, trusting: nil)
    else {
      Issue.record("a certificate that nobody vouches for was accepted")
      return
    }
    #expect(reason.hasPrefix("its certificate is not trusted: self"))
  }

  /// Skipped where the system has no `openssl` that serves.
  @Test(.enabled(if: TLSServer.program != nil))
  func `a certificate is good for its own name alone`() async throws {
    let server = try TLSServer()
    let other = try await result(of: "127.0.0.1", at: server, trusting: server.certificate)
    let reason = "its certificate is for another name"
    #expect(other == .failure(.insecure(host: "127.0.0.1", reason: reason)))
  }

  /// Skipped where the system has no `openssl` that serves.
  @Test(.enabled(if: TLSServer.program != nil))
  func `a file of certificates that cannot be read is told`() async throws {
    let server = try TLSServer()
    let unread = try await result(of: "localhost", at: server, trusting: "/absent.pem")
    let reason = "the certificates that this machine trusts cannot be read"
    #expect(unread == .failure(.insecure(host: "localhost", reason: reason)))
  }

  /// A server of plain HTTP waits for the end of a head while the client waits for its keys.
  private func mute() throws -> (server: LoopbackServer, asked: HTTPRequest) {
    let server = try LoopbackServer.start(answeringAtOnce: { _ in .json("1") })
    return (
      server, HTTPRequest(url: try #require(URL(string: "https://127.0.0.1:\(server.port)/")))
    )
  }

  @Test func `a server that agrees on no keys is given up long before the request is`() async throws
  {
    let (server, asked) = try mute()
    let transport = CurlTransport(
      connectionsPerHost: 2, connectTimeout: .milliseconds(100), environment: [:])
    let error = HTTPError.unreachable(host: "127.0.0.1", reason: "it does not answer")
    #expect(await transport.result(of: asked) == .failure(error))
    try await server.statistics(when: { $0.connections == 1 && $0.openConnections == 0 })
  }

  @Test func `a connection that ends while keys are agreed on is a broken one`() async throws {
    let (server, asked) = try mute()
    let transport = CurlTransport(
      connectionsPerHost: 2, connectTimeout: .seconds(300), environment: [:])
    let task = Task { await transport.result(of: asked) }
    try await server.statistics(when: { $0.openConnections == 1 })
    await server.stop()
    #expect(Fate(of: await task.value) == .unreachable)
  }
}
