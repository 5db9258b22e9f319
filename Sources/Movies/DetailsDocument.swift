/// A film with credits and videos as the service sends it, asked for with `append_to_response`.
struct DetailsDocument: Decodable {
  var details: MovieDetails

  private enum CodingKeys: String, CodingKey { case genres, runtime, tagline, credits, videos }
  private enum CreditKeys: String, CodingKey { case cast, crew }
  private enum VideoKeys: String, CodingKey { case results }

  init(from decoder: any Decoder) throws {
    details = MovieDetails(of: try MovieDocument(from: decoder).movie)
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    details.genres = fields.list(NamedDocument.self, .genres).compactMap(\.name)
    details.minutes = fields.whole(.runtime).flatMap { $0 > 0 ? $0 : nil }
    details.tagline = fields.words(.tagline)
    if let credits = try? fields.nestedContainer(keyedBy: CreditKeys.self, forKey: .credits) {
      details.cast = credits.list(NamedDocument.self, .cast).compactMap { person in
        person.name.map { CastMember(name: $0, character: person.character) }
      }
      details.crew = credits.list(NamedDocument.self, .crew).compactMap { person in
        person.name.map { CrewMember(name: $0, job: person.job ?? "") }
      }
    }
    if let videos = try? fields.nestedContainer(keyedBy: VideoKeys.self, forKey: .videos) {
      details.videos = videos.list(VideoDocument.self, .results).map(\.video)
    }
  }
}

/// Something with a name: a genre, or a person in the credits.
private struct NamedDocument: Decodable {
  var name: String?
  var character: String?
  var job: String?

  private enum CodingKeys: String, CodingKey { case name, character, job }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    (name, character, job) = (fields.words(.name), fields.words(.character), fields.words(.job))
  }
}

private struct VideoDocument: Decodable {
  var video: Video

  private enum CodingKeys: String, CodingKey {
    case name, site, key, type, official
    case language = "iso_639_1"
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    video = Video(
      name: fields.text(.name) ?? "", site: fields.text(.site) ?? "", key: fields.text(.key) ?? "",
      kind: fields.text(.type) ?? "",
      isOfficial: (try? fields.decodeIfPresent(Bool.self, forKey: .official)) == true,
      language: fields.words(.language))
  }
}
