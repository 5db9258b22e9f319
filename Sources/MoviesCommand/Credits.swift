/// What the service wants to have said wherever its data are shown.
///
/// Source: TMDB's terms of use for its API.
enum Credits {
  static let notice = "This product uses the TMDB API but is not endorsed or certified by TMDB."

  /// What `--credits` prints.
  static let lines = [
    "Titles, texts, ratings and posters of films come from The Movie Database (TMDB),",
    "https://www.themoviedb.org, whose users write them.",
    notice,
    "The data may be used without charge for non-commercial purposes, and kept for six months at most.",
  ]
}
