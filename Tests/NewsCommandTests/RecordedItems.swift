import Foundation
import TestSupport

/// Items recorded from Hacker News.
enum RecordedItems {
  /// Every item of one folder, by the name of its file in order.
  static func files(in subfolder: String = "") throws -> [(name: String, bytes: [UInt8])] {
    try RecordedData.hackerNews.names(in: subfolder)
      .filter { $0.hasPrefix("item-") || $0.hasPrefix("title-") }
      .map { ($0, Array(try RecordedData.hackerNews.data("\(subfolder)/\($0)"))) }
  }

  /// The number of a recorded item, also where the document as a whole cannot be read.
  static func id(in bytes: [UInt8]) -> Int? {
    String(decoding: bytes, as: UTF8.self).firstMatch(of: /"id":(\d+)/).flatMap { Int($0.1) }
  }
}
