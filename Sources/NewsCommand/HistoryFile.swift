import FileStore

/// Where it is kept which stories were opened.
enum HistoryFile {
  /// The file below the user's folder for state; nil where the environment names none.
  static func usual(in environment: [String: String]) -> StoredFile? {
    let state = [environment["XDG_STATE_HOME"], environment["HOME"].map { $0 + "/.local/state" }]
      .compactMap(\.self).first { $0.hasPrefix("/") }
    return state.map { StoredFile(path: $0 + "/news/history", mostBytes: 256 << 10) }
  }
}
