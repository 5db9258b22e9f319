#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Movies
import Terminal
import ToolKit

/// A film with its people as text for a person: lines of a page, each with its look.
struct DetailsText {
  typealias Line = (text: String, style: Style)

  /// More people than these are only counted.
  private static let mostPeople = 12

  var details: MovieDetails
  var glyphs: ViewGlyphs

  /// The lines, each at most so wide but for the address of a trailer; the title stands above them if it is wished.
  func lines(width: Int, hasTitle: Bool) -> [Line] {
    let movie = details.movie
    var lines = hasTitle ? wrapped(movie.shownTitle, .title, width) : []
    lines += movie.otherTitle.flatMap { wrapped($0, .aside, width) }
    if let tagline = details.tagline { lines += wrapped(tagline, .aside, width) }
    lines += wrapped(rating, .rating, width)
    lines += wrapped(facts, Style(), width)
    if let overview = movie.overview { lines += [("", Style())] + body(overview, width) }
    lines += section("Crew", crew.map { "\($0.name), \($0.jobs)" }, of: crew.count, width)
    lines += section(
      "Cast", details.cast.map { $0.name + ($0.character.map { " as \($0)" } ?? "") },
      of: details.cast.count, width)
    if let trailer = details.trailer {
      lines += [("", Style()), ("Trailer:", .title)]
      // Never cut: an address is for copying.
      lines.append((trailer.absoluteString, Style()))
    }
    return lines
  }

  /// The people of the crew that a reader looks for, each once with all they did, in the order of the list.
  var crew: [(name: String, jobs: String)] {
    let wanted: Set = ["Director", "Screenplay", "Writer", "Story", "Novel", "Producer"]
    var people: [(name: String, jobs: String)] = []
    var places: [String: Int] = [:]
    for member in details.crew where wanted.contains(member.job) {
      if let index = places[member.name] {
        people[index].jobs += ", " + member.job.lowercased()
      } else {
        places[member.name] = people.count
        people.append((member.name, member.job.lowercased()))
      }
    }
    return people
  }

  private var rating: String {
    guard let rating = details.movie.rating else { return "no votes" }
    return [
      rating.stars(glyphs == .unicode ? .unicode : .ascii), "\(rating.percent) %", rating.count,
    ].joined(separator: "  ")
  }

  private var facts: String {
    [
      details.movie.releaseDate?.description ?? "no release date",
      details.minutes.map { "\($0) min" }, details.genres.joined(separator: ", "),
      details.movie.originalLanguage,
    ].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: glyphs.separator)
  }

  private func section(
    _ title: String, _ people: [String], of count: Int, _ width: Int
  ) -> [Line] {
    guard count > 0 else { return [] }
    let indent = width > 2 ? "  " : ""
    let shown = people.prefix(Self.mostPeople).flatMap { person in
      wrapped(person, Style(), width - indent.count).map { (indent + $0.text, $0.style) }
    }
    let rest = count - min(count, Self.mostPeople)
    return [("", Style()), ("\(title):", .title)] + shown
      + (rest > 0 ? [("  and \(rest) more".cut(to: width), .aside)] : [])
  }

  private func wrapped(_ text: String, _ style: Style, _ width: Int) -> [Line] {
    text.safeLine.wrapped(to: width).map { ($0, style) }
  }

  private func body(_ text: String, _ width: Int) -> [Line] {
    text.safeBody.wrapped(to: width).map { ($0, Style()) }
  }
}
