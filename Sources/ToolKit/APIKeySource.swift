package import Options
import Terminal

/// Where the user says the key of a service; the key itself is in no message.
package enum APIKeySource: Sendable, Equatable {
  /// In a file of its own.
  case file(String)
  /// In the variable of that name.
  case variable(String, key: String)
  /// In the configuration file at a path.
  case configuration(String, key: String)

  /// The source that counts, of `--api-key-file`, `MOVIES_API_KEY`, `MOVIES_API_KEY_FILE`, and `api-key-file` and
  /// `api-key` of the configuration file, in this order; nil where none says anything.
  package init?(_ settings: Settings, of tool: String, environment: [String: String]) {
    let key = CommonKeys.apiKey(of: tool)
    func file(from source: Settings.Source) -> APIKeySource? {
      settings.value(of: CommonKeys.apiKeyFile, from: source)?.map { path in
        let home = path.hasPrefix("~/") ? environment["HOME"] : nil
        return .file((home ?? "") + path.dropFirst(home == nil ? 0 : 1))
      }
    }
    func said(from source: Settings.Source) -> String? {
      settings.value(of: key, from: source)?.flatMap { $0.isEmpty ? nil : $0 }
    }
    if let source = file(from: .option) {
      self = source
    } else if let key = said(from: .environment) {
      self = .variable("\(tool.uppercased())_API_KEY", key: key)
    } else if let source = file(from: .environment) ?? file(from: .file) {
      self = source
    } else if let key = said(from: .file), let path = settings.configurationFile {
      self = .configuration(path, key: key)
    } else {
      return nil
    }
  }

  /// The key, without line breaks at its end.
  /// - Throws: That the file cannot be read or others may read it, or that there is no key in it; never the key.
  package func read() throws(Failure) -> String {
    switch self {
    case .file(let path): try Self.key(in: SecretFile(path: path).text(), of: path)
    case .variable(let name, let key): try Self.key(in: key, of: name)
    case .configuration(let path, let key):
      try Self.key(in: SecretFile(path: path).checked(key), of: path)
    }
  }

  private static func key(in text: String, of place: String) throws(Failure) -> String {
    var key = text[...]
    while key.last?.isNewline == true { key.removeLast() }
    let isFine =
      !key.isEmpty && key.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
    guard isFine else {
      throw Failure(text: "there is no API key in \(place)", status: .configuration)
    }
    return String(key)
  }
}
