import AsyncOperators
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
public import HTTP

/// Asks The Movie Database (TMDB), version 3.
///
/// Source: developer.themoviedb.org. The key goes out as a header where its form allows it, and is in no error.
public actor MoviesClient {
  let http: HTTPClient
  let key: MoviesKey
  let baseURL: URL
  /// What the user or a test says; nil for what the service names.
  let imageURL: URL?
  let language: String?
  let region: String?
  private var imageAddress: URL?
  private let configurations = SingleFlight<URL, URL, Never>()

  /// The public service.
  public static let officialAddress = URL.constant("https://api.themoviedb.org/3")
  /// Where the public service has kept its images since 2019.
  public static let officialImageAddress = URL.constant("https://image.tmdb.org/t/p")

  /// A client that sends over `http`.
  ///
  /// - Parameters:
  ///   - http: the way to the service.
  ///   - key: tells the service who asks.
  ///   - baseURL: the service; ends in `/3`.
  ///   - imageURL: the images; nil for the address that the service names.
  ///   - language: of titles and texts, such as `pt-BR`.
  ///   - region: the country whose releases count, such as `GB`.
  public init(
    http: HTTPClient, key: MoviesKey, baseURL: URL = officialAddress, imageURL: URL? = nil,
    language: String? = nil, region: String? = nil
  ) {
    self.http = http
    self.key = key
    self.baseURL = baseURL
    self.imageURL = imageURL
    self.language = language
    self.region = region
  }

  /// A page of films, from 1 to 500; one beyond the last has no films.
  ///
  /// - Throws: `.keyRefused` or `.http`.
  public nonisolated func page(
    _ number: Int, of source: MovieSource
  ) async throws(MoviesError) -> MoviePage {
    let query = source.query + [("page", String(number))] + (region.map { [("region", $0)] } ?? [])
    let answer = try await answer(source.path, query, accepting: [400, 422])
    // The first page is there in every list: a refusal of it is about something else.
    if number > 1, let refusal = answer.refusal, refusal.isAboutPage {
      return .beyondTheEnd(number)
    }
    var page = try await answer.document(PageDocument.self).page
    page.number = number
    return page
  }

  /// A film with credits and videos.
  ///
  /// - Throws: `.noSuchMovie`, `.keyRefused` or `.http`.
  public nonisolated func details(of id: Int) async throws(MoviesError) -> MovieDetails {
    guard id > 0 else { throw .noSuchMovie(id) }
    // Without this a request in another language would bring no English trailer.
    let spoken = language.map { "\($0.prefix(2)),en" }
    let query =
      [("append_to_response", "credits,videos")]
      + (spoken.map { [("include_video_language", $0)] } ?? [])
    do throws(MoviesError) {
      var details = try await fetch(DetailsDocument.self, "movie/\(id)", query).details
      if let language { details.language = String(language.prefix(2)) }
      return details
    } catch .http(.status(404, _)) {
      throw .noSuchMovie(id)
    }
  }

  /// The address of a poster.
  public func address(of poster: PosterPath, size: PosterSize) async -> URL {
    let base = await imageBase()
    return base.appending(path: size.rawValue + poster.text)
  }

  /// Where images are: what was said, what the service names, else where they always were.
  ///
  /// It is asked once: after a failure the address that never changed serves for all that comes.
  private func imageBase() async -> URL {
    if let known = imageURL ?? imageAddress { return known }
    guard baseURL == Self.officialAddress else { return Self.officialImageAddress }
    let address = await configurations.value(for: baseURL) {
      let document = try? await self.fetch(
        ConfigurationDocument.self, "configuration", [], localized: false)
      return await self.keep(document?.images ?? Self.officialImageAddress)
    }
    return address ?? Self.officialImageAddress
  }

  /// Remembers where images are before anybody else can ask; a cancelled request tells nothing.
  private func keep(_ address: URL) -> URL {
    if !Task.isCancelled { imageAddress = address }
    return address
  }
}
