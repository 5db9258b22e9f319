extension DiskCache {
  /// The folder for what `tool` keeps: below `XDG_CACHE_HOME`, else below `~/.cache`; nil without a home.
  ///
  /// A variable that is empty or not an absolute path counts as unset.
  public static func usualFolder(for tool: String, in environment: [String: String]) -> String? {
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let folder = absolute("XDG_CACHE_HOME") ?? absolute("HOME").map { $0 + "/.cache" }
    return folder.map { "\($0)/\(tool)" }
  }
}
