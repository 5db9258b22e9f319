import CurlTransport
import FileStore
import Foundation
import HTTP
import LoopbackServer
import Movies

/// A loader of posters that `server` sends.
func posterLoader(_ server: LoopbackServer, _ disk: DiskCache? = nil) -> PosterLoader {
  let http = HTTPClient(
    transport: CurlTransport(connectionsPerHost: 8), clock: ContinuousClock(),
    policy: HTTPPolicy(attempts: 1))
  let client = MoviesClient(
    http: http, key: MoviesKey("k"), imageURL: URL(string: "\(server.address)/t/p"))
  return PosterLoader(client: client, http: http, disk: disk)
}
