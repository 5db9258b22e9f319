import Foundation

/// A folder that is removed when the last reference to it has gone.
public final class TemporaryFolder: Sendable {
  public let path: String

  public init() throws {
    path = FileManager.default.temporaryDirectory.appending(path: "livefeeds-\(UUID())").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, whose folders are made; returns its path.
  @discardableResult public func write(_ text: String, to name: String) throws -> String {
    let file = URL(filePath: path).appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// The names of everything in it.
  public var contents: [String] {
    FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
  }
}
