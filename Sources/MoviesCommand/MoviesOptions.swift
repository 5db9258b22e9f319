#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Options
import Posters
import ToolKit

/// A command line of `movies` with environment and configuration, ready to be carried out.
struct MoviesOptions: ToolOptions, Equatable {
  var invocation: MoviesInvocation
  var common: CommonOptions
  var images: ImagesChoice
  /// Such as `pt-BR`; nil for the service's own choice.
  var language: String?
  /// Such as `GB`; nil for releases anywhere.
  var region: String?
  /// Where the key is; nil where nobody says.
  var key: APIKeySource?
  /// Nil for the public service.
  var baseURL: URL?
  /// Nil for the address that the service names.
  var imageURL: URL?

  static let table = CommandTable.movies

  init(_ settings: Settings, environment: [String: String]) throws(UsageError) {
    invocation = try MoviesInvocation(settings)
    common = CommonOptions(settings, environment: environment)
    images = settings[MoviesKeys.images]
    language = settings[MoviesKeys.language]
    region = settings[MoviesKeys.region]
    key = APIKeySource(settings, of: "movies", environment: environment)
    baseURL = settings[MoviesKeys.baseURL]
    imageURL = settings[MoviesKeys.imageURL]
  }
}
