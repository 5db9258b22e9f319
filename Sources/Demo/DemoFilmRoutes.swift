import LoopbackServer

/// Decides what each address of the sample film service answers.
struct DemoFilmRoutes: Sendable {
  var films: DemoFilms

  func answer(to request: LoopbackRequest) -> LoopbackResponse {
    let names = request.path.split(separator: "/").map(String.init)
    if names.starts(with: ["t", "p"]) { return poster(names.dropFirst(2)) }
    switch names {
    case ["3", "configuration"]: return refusal(404, 34, "not part of the sample")
    case ["3", "search", "movie"]:
      guard let text = request.query["query"], !text.isEmpty else {
        return .json(#"{"errors":["query must be provided"]}"#, status: 422)
      }
      return page(of: films.search(text), request)
    default: break
    }
    guard names.count == 3, names.starts(with: ["3", "movie"]) else {
      return refusal(404, 34, "The resource you requested could not be found.")
    }
    if let list = films.list(names[2]) { return page(of: list, request) }
    guard let film = Int(names[2]).flatMap(films.film) else {
      return refusal(404, 34, "The resource you requested could not be found.")
    }
    return .json(film.details(today: films.today).bytes)
  }

  private func page(of films: [DemoFilm], _ request: LoopbackRequest) -> LoopbackResponse {
    let number = Int(request.query["page"] ?? "1") ?? 0
    guard (1...500).contains(number) else {
      return refusal(400, 22, "Invalid page: Pages start at 1 and max at 500.")
    }
    let rows = films.dropFirst((number - 1) * 20).prefix(20)
    let document: [String: JSON] = [
      "page": .number(number),
      "results": .array(rows.map { .object($0.row(today: self.films.today)) }),
      "total_pages": .number((films.count + 19) / 20), "total_results": .number(films.count),
    ]
    return .json(JSON.object(document).bytes)
  }

  private func poster(_ names: ArraySlice<String>) -> LoopbackResponse {
    guard names.count == 2, let width = names.first.flatMap({ Int($0.dropFirst()) }),
      let name = names.last, name.hasPrefix("demo"), name.hasSuffix(".png"),
      let film = Int(name.dropFirst(4).dropLast(4)).flatMap(films.film), film.hasPoster
    else { return .status(404) }
    let picture = DemoPoster(film: film.id, width: min(max(1, width), 342))
    return LoopbackResponse(
      headers: [("Content-Type", "image/png")], body: .bytes(picture.file))
  }

  private func refusal(_ status: Int, _ code: Int, _ message: String) -> LoopbackResponse {
    let members: [String: JSON] = [
      "success": .bool(false), "status_code": .number(code), "status_message": .text(message),
    ]
    return .json(JSON.object(members).bytes, status: status)
  }
}
