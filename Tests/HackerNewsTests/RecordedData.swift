import Foundation

/// Real answers, kept beside the repository and not in it: what needs them is skipped where they are not.
enum RecordedData {
  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["LIVEFEEDS_RECORDED_DATA"] {
      return URL(filePath: path, directoryHint: .isDirectory)
    }
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return package.deletingLastPathComponent().appending(path: "shared/data")
  }()

  static var isThere: Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "hackernews/README.md").path())
  }

  static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: "hackernews/\(name)"), encoding: .utf8)
  }

  /// The names of the files of one folder.
  static func names(in subfolder: String = "") throws -> [String] {
    let url = folder.appending(path: "hackernews/\(subfolder)")
    return try FileManager.default.contentsOfDirectory(atPath: url.path()).sorted()
  }
}
