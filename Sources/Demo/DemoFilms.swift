/// The films of the sample service and how they stand now.
struct DemoFilms: Sendable {
  /// The numbers of the films; the first can be told to people who want to try one.
  static let firstID = 70_001
  private static let count = 130

  private(set) var films: [DemoFilm]
  /// Today, in days since 1970.
  let today: Int
  private var random: SplitMix64

  init(now: Int, seed: UInt64) {
    today = now / 86_400
    films = (0..<Self.count).map { DemoFilm(id: Self.firstID + $0, index: $0, seed: seed) }
    random = SplitMix64(seed: seed)
  }

  func film(_ id: Int) -> DemoFilm? {
    let index = id - Self.firstID
    return films.indices.contains(index) ? films[index] : nil
  }

  /// Lets people vote, which also moves the ranks.
  mutating func move() {
    for _ in 0..<8 {
      let index = Int.random(in: films.indices, using: &random)
      if films[index].votes > 0 { films[index].votes += Int.random(in: 1...400, using: &random) }
    }
  }

  /// The films of a list in their order; nil for no list.
  func list(_ name: String) -> [DemoFilm]? {
    switch name {
    case "now_playing":
      films.filter { ($0.release ?? 1) <= 0 }.sorted { ($0.votes, $0.id) > ($1.votes, $1.id) }
    case "upcoming":
      films.filter { ($0.release ?? 1) > 0 }
        .sorted { ($0.release ?? 99, $0.id) < ($1.release ?? 99, $1.id) }
    case "popular": films.sorted { ($0.votes, $0.id) > ($1.votes, $1.id) }
    case "top_rated":
      films.filter { $0.votes > 0 }.sorted { ($0.average, $0.id) > ($1.average, $1.id) }
    default: nil
    }
  }

  /// The films whose titles have all words somewhere.
  func search(_ text: String) -> [DemoFilm] {
    let words = text.lowercased().split(separator: " ")
    return films.filter { film in
      let titles = "\(film.title) \(film.originalTitle)".lowercased()
      return words.allSatisfy { titles.contains($0) }
    }
  }
}
