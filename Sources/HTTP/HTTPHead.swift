/// What an answer says before its body, whole or streamed.
protocol HTTPHead: Sendable {
  var status: Int { get }
  var headers: [String: String] { get }
}

extension HTTPResponse: HTTPHead {}
extension HTTPStream: HTTPHead {}
