import FileStore
import ToolKit

/// Where it is kept which stories `--since-last` has printed.
enum PrintedFile {
  /// The file below the user's folder for state; nil where the environment names none.
  static func usual(in environment: [String: String]) -> StoredFile? {
    UserFolder.state.path(for: "news", in: environment).map {
      StoredFile(path: $0 + "/printed", mostBytes: 2 << 20)
    }
  }
}
