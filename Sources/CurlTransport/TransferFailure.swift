import CCurl
import HTTP

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// How libcurl ended a transfer, and what that is called here.
struct TransferFailure {
  let code: CCurlCode
  /// The `errno` of the last connection that failed, or 0.
  let systemError: Int32
  /// libcurl's own words, of which only known ones are passed on.
  let text: String
  let isHeadComplete: Bool

  /// The error for a person to read; `nil` if there was none.
  func error(of job: Job) -> HTTPError? {
    let endpoint = job.exchange.request.endpoint
    switch code {
    case CCurlOK:
      // libcurl takes a head that is cut off for an empty answer.
      return isHeadComplete ? nil : unreachable(job, "the connection closed before the end")
    case CCurlMalformedURL: return .badAddress(endpoint: endpoint, reason: "it is no address")
    case CCurlUnsupportedProtocol, CCurlNotHTTP:
      return .undecodable(endpoint: endpoint, reason: "no HTTP")
    case CCurlBadEncoding:
      return .undecodable(endpoint: endpoint, reason: "a damaged compressed body")
    case CCurlReceiveFailed where !isFromSystem && text.contains("chunk"):
      return .undecodable(endpoint: endpoint, reason: "a damaged chunked body")
    case CCurlTLSFailed, CCurlUntrusted, CCurlCAUnreadable: return insecure(job)
    default: return unreachable(job, connectionReason)
    }
  }

  private var connectionReason: String {
    switch code {
    case CCurlNoName, CCurlNoProxyName: "its name could not be looked up"
    case CCurlPartial: "the connection closed before the end"
    case CCurlNothing: "the connection closed without an answer"
    case CCurlProxyFailed: "the proxy refused"
    case CCurlReceiveFailed where text.contains("CONNECT"): "the proxy refused"
    case CCurlNoConnection: systemReason
    case CCurlTimedOut: "it does not answer"  // the connection alone has a limit in libcurl
    case CCurlSendFailed, CCurlReceiveFailed: isFromSystem ? systemReason : "the connection broke"
    default: "the connection broke"
    }
  }

  /// Whether the error of the system is this failure's; libcurl may leave that of an earlier request behind.
  private var isFromSystem: Bool {
    text.hasPrefix("Recv failure") || text.hasPrefix("Send failure")
  }

  private var systemReason: String {
    switch systemError {
    case ECONNREFUSED: "connection refused"
    case ECONNRESET, EPIPE: "connection reset"
    case ENETUNREACH, ENETDOWN, EADDRNOTAVAIL: "no network connection"
    case EHOSTUNREACH, EHOSTDOWN: "no way to this host"
    case ETIMEDOUT: "it does not answer"
    case EMFILE, ENFILE: "too many open files"
    default: code == CCurlNoConnection ? "no connection" : "the connection broke"
    }
  }

  private func unreachable(_ job: Job, _ reason: String) -> HTTPError {
    .unreachable(host: job.host, reason: job.reasonAtProxy(reason))
  }

  private func insecure(_ job: Job) -> HTTPError {
    // A connection that breaks while keys are agreed on is as good as any other broken one.
    if code == CCurlTLSFailed, text.contains("SSL_ERROR_SYSCALL") || text.contains("reset by peer")
    {
      return unreachable(job, "connection reset")
    }
    let untrusted = "SSL certificate problem: "
    let reason =
      if code == CCurlCAUnreadable {
        "the certificates that this machine trusts cannot be read"
      } else if text.hasPrefix(untrusted) {
        "its certificate is not trusted: \(text.dropFirst(untrusted.count))"
      } else if text.contains("subject name") {
        "its certificate is for another name"
      } else if code == CCurlUntrusted {
        "its certificate is not trusted"
      } else {
        "no encrypted connection could be agreed on"
      }
    return .insecure(host: job.host, reason: reason)
  }
}
