#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import AsyncOperators
public import FileStore
public import HTTP

/// Brings posters, and keeps the last ones in memory and on disk.
///
/// Who wants one that is just being fetched waits for that fetch; one who is cancelled leaves the others alone.
/// Failures are not kept, nor a picture that is cut off. The key goes nowhere near the images.
public actor PosterLoader {
  /// More bytes of a poster are not taken.
  public static let mostBytes = 2 << 20
  /// What is kept on disk: half of the six months that the service allows at most.
  public static let diskLimits = DiskCacheLimits(
    bytes: 64 << 20, entries: 2000, age: .seconds(90 * 86_400))

  private let client: MoviesClient
  private let http: HTTPClient
  private let disk: DiskCache?
  nonisolated let flights = SingleFlight<URL, [UInt8], MoviesError>()
  private var memory = PosterMemory()

  /// A loader that asks `client` for addresses, and keeps posters in `disk` too where there is one.
  public init(client: MoviesClient, http: HTTPClient, disk: DiskCache?) {
    self.client = client
    self.http = http
    self.disk = disk
  }

  /// The file of a poster, PNG or JPEG as it came; nil where the caller was cancelled.
  ///
  /// - Throws: `.http`, `.undecodable` also for an answer that is no picture.
  public func file(
    of poster: PosterPath, size: PosterSize
  ) async throws(MoviesError) -> [UInt8]? {
    let url = await client.address(of: poster, size: size)
    if let bytes = memory[url] { return bytes }
    return try await flights.value(for: url) { () async throws(MoviesError) in
      try await self.bring(url)
    }
  }

  /// The file at an address, from disk or from there; who asks next finds it in memory.
  private func bring(_ url: URL) async throws(MoviesError) -> [UInt8] {
    if let kept = await disk?.value(for: url.absoluteString)?.bytes, PosterFile.isWhole(kept) {
      memory[url] = kept
      return kept
    }
    let request = HTTPRequest(url: url, maximumBodyBytes: Self.mostBytes)
    do throws(HTTPError) {
      let bytes = [UInt8](try await http.get(request).body)
      guard PosterFile.isPicture(bytes) else {
        throw .undecodable(endpoint: request.endpoint, reason: "neither PNG nor JPEG")
      }
      if PosterFile.isWhole(bytes) {
        memory[url] = bytes
        await disk?.store(bytes, for: url.absoluteString)
      }
      return bytes
    } catch { throw .http(error) }
  }
}

/// The posters used last, up to a number of bytes.
private struct PosterMemory {
  private static let mostBytes = 16 << 20

  private var files: [URL: [UInt8]] = [:]
  /// From the one used longest ago.
  private var order: [URL] = []
  private var bytes = 0

  subscript(url: URL) -> [UInt8]? {
    mutating get {
      guard let file = files[url] else { return nil }
      order.removeAll { $0 == url }
      order.append(url)
      return file
    }
    set {
      if let old = files.removeValue(forKey: url) {
        bytes -= old.count
        order.removeAll { $0 == url }
      }
      guard let newValue else { return }
      files[url] = newValue
      order.append(url)
      bytes += newValue.count
      while bytes > Self.mostBytes, let first = order.first { self[first] = nil }
    }
  }
}
