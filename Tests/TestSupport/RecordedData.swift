public import Foundation

/// Real answers of a service, kept beside the package and not in it: what needs them is skipped where they are not.
public struct RecordedData: Sendable {
  /// Those of the film service.
  public static let movies = RecordedData(service: "movies")
  /// Those of Hacker News.
  public static let hackerNews = RecordedData(service: "hackernews")

  /// Those of the weather services.
  public static let weather = RecordedData(service: "weather")

  /// What a skipped test says.
  public static let absence =
    "the recorded answers are not at hand; LIVEFEEDS_RECORDED_DATA names their folder"

  private let folder: URL

  /// The variable LIVEFEEDS_RECORDED_DATA names another place.
  private init(service: String) {
    let named = ProcessInfo.processInfo.environment["LIVEFEEDS_RECORDED_DATA"]
    let beside = URL(filePath: #filePath).appending(path: "../../../../shared/data").standardized
    folder = (named.map { URL(filePath: $0) } ?? beside).appending(path: service)
  }

  /// Whether the folder is at hand.
  public var isThere: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// The bytes of one file.
  public func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appending(path: name))
  }

  /// One file as text.
  public func text(_ name: String) throws -> String {
    String(decoding: try data(name), as: UTF8.self)
  }

  /// The names of the files of one folder, sorted.
  public func names(in subfolder: String = "") throws -> [String] {
    let place = folder.appending(path: subfolder)
    return try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
  }
}
