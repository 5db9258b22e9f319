import CurlTransport
import FileStore
import Foundation
import HTTP
import LoopbackServer
import Movies

/// A loader of posters that `server` sends, with a timeout that a busy machine does not reach.
func posterLoader(_ server: LoopbackServer, _ disk: DiskCache? = nil) -> PosterLoader {
  let http = HTTPClient(
    transport: CurlTransport(connectionsPerHost: 8), clock: ContinuousClock(),
    policy: HTTPPolicy(attempts: 1, timeout: .seconds(300)))
  let client = MoviesClient(
    http: http, key: MoviesKey("k"), imageURL: URL(string: "\(server.address)/t/p"))
  return PosterLoader(client: client, http: http, disk: disk)
}
