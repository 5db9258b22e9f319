/// What a `CurlTransport` is made with.
struct CurlSettings: Sendable {
  let connectionsPerHost: Int
  let connectTimeout: Duration
  let library: String
  let environment: [String: String]
  let lookUp: @Sendable (String) -> NameLookUp
}
