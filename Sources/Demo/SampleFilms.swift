/// What the sample films are made of; no film by these titles and nobody by these names is meant.
enum SampleFilms {
  static let adjectives = [
    "Paper", "Silent", "Borrowed", "Last", "Crooked", "Amber", "Second", "Hollow", "Tidal",
    "Unfinished", "Northern", "Velvet", "Patient", "Copper", "Wandering", "Folded", "Distant",
  ]
  static let nouns = [
    "Lighthouse", "Orchard", "Compiler", "Harbour", "Postcard", "Observatory", "Ferry", "Kettle",
    "Clockmaker", "Avalanche", "Library", "Meridian", "Greenhouse", "Understudy", "Signal",
    "Bakery",
    "Glacier", "Accordion", "Staircase",
  ]
  /// Titles in other languages and scripts, with how they are called in English.
  static let foreign: [(original: String, language: String, title: String)] = [
    ("灯台の手紙", "ja", "Letters from the Light"), ("מגדלור הנייר", "he", "Lantern of Paper"),
    ("Der gefaltete Fluß", "de", "The Folded River"), ("La última receta", "es", "The Last Recipe"),
    ("바람의 서고", "ko", "Archive of Wind"), ("Ça commence à l’aube", "fr", "It Starts at Dawn"),
  ]
  static let genres: [(id: Int, name: String)] = [
    (18, "Drama"), (35, "Comedy"), (53, "Thriller"), (878, "Science Fiction"), (12, "Adventure"),
    (9648, "Mystery"), (10749, "Romance"), (16, "Animation"),
  ]
  static let givenNames = [
    "Ilka", "Tomo", "Brannoc", "Sefa", "Orrin", "Maiju", "Dov", "Wenna", "Ansel", "Ruta", "Kesi",
    "Linnet", "Yorick",
  ]
  static let familyNames = [
    "Ashwater", "Velldin", "Morrowby", "Tarnquist", "Okellan", "Fennimoor", "Haldersby", "Sundlake",
    "Brackwell", "Iversand", "Pellworth",
  ]
  static let openings = [
    "A retired mapmaker", "Two sisters who never write", "The only engineer of a drifting town",
    "A pianist with one song", "An honest forger", "The night guard of a closed museum",
  ]
  static let troubles = [
    "finds a door that was not there yesterday", "inherits a ferry and its last passenger",
    "must return a borrowed storm before spring", "answers a letter sent forty years too early",
    "bets the whole village on a slow horse", "learns what the tide has been hiding",
  ]
  static let endings = [
    "and nobody leaves dry.", "while the clock runs backwards.", "and the bread still has to rise.",
    "before the snow reaches the valley.", "without ever raising a voice.",
  ]
  static let taglines = [
    "Mind the tide.", "Some doors knock back.", "It was never about the bread.",
  ]
}
