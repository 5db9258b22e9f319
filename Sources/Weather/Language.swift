/// Codes of languages as people write them: `de`, `pt_BR`, `de-AT`.
enum Language {
  /// The language without its region, in small letters; both services know few regions, and answer in English to others.
  static func main(of code: String) -> String {
    code.lowercased().split { $0 == "-" || $0 == "_" }.first.map(String.init) ?? code
  }
}
