import Foundation

/// Payloads recorded from Hacker News, beside the package or where LIVEFEEDS_RECORDED_DATA says.
enum RecordedPayloads {
  private static let folder: URL = {
    let named = ProcessInfo.processInfo.environment["LIVEFEEDS_RECORDED_DATA"]
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let data = named.map { URL(filePath: $0) } ?? root.appending(path: "../shared/data")
    return data.appending(path: "hackernews").standardized
  }()

  static var arePresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  static func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appending(path: name)))
  }

  /// Every item, by the name of its file in order.
  static func files(in subfolder: String = "") throws -> [(name: String, bytes: [UInt8])] {
    let place = folder.appending(path: subfolder)
    return try FileManager.default.contentsOfDirectory(atPath: place.path).sorted()
      .filter { $0.hasPrefix("item-") || $0.hasPrefix("title-") }
      .map { ($0, Array(try Data(contentsOf: place.appending(path: $0)))) }
  }

  /// The number of a recorded item, also where the document as a whole cannot be read.
  static func id(in bytes: [UInt8]) -> Int? {
    String(decoding: bytes, as: UTF8.self).firstMatch(of: /"id":(\d+)/).flatMap { Int($0.1) }
  }
}
