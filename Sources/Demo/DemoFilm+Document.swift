extension DemoFilm {
  /// The row of a list; `today` is counted in days since 1970.
  func row(today: Int) -> [String: JSON] {
    [
      "adult": .bool(false), "genre_ids": .numbers(genres), "id": .number(id),
      "original_language": .text(language), "original_title": .text(originalTitle),
      "overview": .text(overview),
      "poster_path": JSON(hasPoster ? "/demo\(id).png" : nil),
      "release_date": .text(release.map { calendarDay(today + $0) } ?? ""),
      "title": .text(title), "video": .bool(false),
      "vote_average": votes == 0 ? .number(0) : .decimal(Double(average) / 1000, places: 3),
      "vote_count": .number(votes),
    ]
  }

  /// The film with its people and a trailer.
  func details(today: Int) -> JSON {
    var members = row(today: today)
    members["genre_ids"] = nil
    members["genres"] = .array(
      SampleFilms.genres.filter { genres.contains($0.id) }
        .map { .object(["id": .number($0.id), "name": .text($0.name)]) })
    members["runtime"] = .number(runtime)
    members["tagline"] = .text(tagline)
    members["credits"] = .object([
      "cast": .array(
        people.filter(\.isCast).map {
          .object(["name": .text($0.name), "character": .text($0.role)])
        }),
      "crew": .array(
        people.filter { !$0.isCast }.map {
          .object(["name": .text($0.name), "job": .text($0.role)])
        }),
    ])
    let video: [String: JSON] = [
      "name": .text("Trailer"), "site": .text("YouTube"), "key": .text("demo-\(id)"),
      "type": .text("Trailer"), "official": .bool(true),
    ]
    members["videos"] = .object(["results": .array(id % 7 == 0 ? [] : [.object(video)])])
    return .object(members)
  }
}
