#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A film as the user names it: its number, or the address of its page on TMDB.
enum FilmAddress {
  static let rule = "ID is a number, or the address of a film's page on themoviedb.org."

  /// The number of the film that `text` names; nil for anything else.
  static func id(in text: String) -> Int? {
    if let id = number(text[...]) { return id }
    let pages = ["https://www.themoviedb.org/movie/", "https://themoviedb.org/movie/"]
    guard let page = pages.first(where: text.hasPrefix) else { return nil }
    return number(text.dropFirst(page.count).prefix { !"-/?#".contains($0) })
  }

  /// The page of a film.
  static func page(of id: Int) -> URL? { URL(string: "https://www.themoviedb.org/movie/\(id)") }

  static func objection(to text: String) -> String? { id(in: text) == nil ? rule : nil }

  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text).flatMap { $0 > 0 ? $0 : nil }
  }
}
