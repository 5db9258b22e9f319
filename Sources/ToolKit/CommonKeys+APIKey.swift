package import Options

extension CommonKeys {
  /// The file that holds the key of the service.
  package static let apiKeyFile = OptionKey.file(
    "api-key-file", about: "Read the API key from FILE, which nobody else may read")

  /// The key of the service of `tool` itself.
  package static func apiKey(of tool: String) -> OptionKey<String?> {
    .secret(
      "api-key",
      refusal: UsageError(
        "an API key is never taken from the command line",
        hints: ["Use --api-key-file FILE or \(tool.uppercased())_API_KEY."]))
  }
}
