import Foundation

/// Payloads recorded from the real services, which are not part of this package.
enum RecordedData {
  /// The folder of the recorded Hacker News, or `nil` where it is not at hand.
  static let hackerNews: URL? = {
    let given = ProcessInfo.processInfo.environment["LIVEFEEDS_RECORDED_DATA"]
    let place =
      given.map { URL(filePath: $0) }
      ?? URL(filePath: #filePath).appending(path: "../../../../shared/data").standardized
    let folder = place.appending(path: "hackernews")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()
}
