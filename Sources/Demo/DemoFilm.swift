/// A film of the sample service; everything about it follows from its number.
struct DemoFilm: Sendable {
  var id: Int
  var title: String
  var originalTitle: String
  var language: String
  var overview: String
  var tagline: String
  /// Days from today; nil without a date.
  var release: Int?
  var genres: [Int]
  var runtime: Int
  /// The mean of the votes, in thousandths.
  var average: Int
  var votes: Int
  var hasPoster: Bool
  var people: [(name: String, role: String, isCast: Bool)]

  /// The film with a number; `seed` decides the rest.
  init(id: Int, index: Int, seed: UInt64) {
    var random = SplitMix64(seed: seed &+ UInt64(id))
    self.id = id
    let words = SampleFilms.adjectives.count * SampleFilms.nouns.count
    let place = (index * 71) % words
    let english =
      "The \(SampleFilms.adjectives[place % SampleFilms.adjectives.count]) "
      + SampleFilms.nouns[place / SampleFilms.adjectives.count]
    if index % 9 == 4 {
      let foreign = SampleFilms.foreign[index / 9 % SampleFilms.foreign.count]
      (title, originalTitle, language) = (foreign.title, foreign.original, foreign.language)
    } else {
      (title, originalTitle, language) = (english, english, "en")
    }
    overview =
      "\(random.pick(SampleFilms.openings)) \(random.pick(SampleFilms.troubles)), "
      + random.pick(SampleFilms.endings)
    tagline = random.happens(percent: 60) ? random.pick(SampleFilms.taglines) : ""
    release = index % 23 == 11 ? nil : Int.random(in: -40...24, using: &random)
    genres = Array(SampleFilms.genres.map(\.id).shuffled(using: &random).prefix(2))
    runtime = index % 17 == 3 ? 0 : Int.random(in: 78...164, using: &random)
    average = Int.random(in: 4200...8900, using: &random)
    votes = release.map { $0 > 0 } ?? true ? 0 : Int.random(in: 3...9000, using: &random)
    hasPoster = index % 11 != 5
    people = Self.people(&random)
  }

  private static func people(
    _ random: inout SplitMix64
  ) -> [(name: String, role: String, isCast: Bool)] {
    func name() -> String {
      "\(random.pick(SampleFilms.givenNames)) \(random.pick(SampleFilms.familyNames))"
    }
    let director = name()
    var people = [(director, "Director", false), (director, "Screenplay", false)]
    people.append((name(), "Producer", false))
    people.append((name(), "Original Music Composer", false))
    for role in ["The Mapmaker", "Ines", "", "The Ferryman", "Old Tam", "Himself"] {
      people.append((name(), role, true))
    }
    return people.map { (name: $0.0, role: $0.1, isCast: $0.2) }
  }
}
