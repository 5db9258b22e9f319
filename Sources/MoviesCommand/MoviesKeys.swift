#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import Options
import Posters
import ToolKit

/// The options of `movies`, with the types of their values.
enum MoviesKeys {
  static let limit = OptionKey.integer(
    "limit", value: "N", in: 1...10_000, default: 20,
    about: "Number of films, from as many pages as that takes"
  ).short("n")
  static let page = OptionKey.integer(
    "page", value: "N", in: 1...500, default: 1, about: "Page of 20 films to begin with")
  static let language = OptionKey<String?>.text(
    "language", value: "CODE", rule: LanguageCode.rule,
    about: "Language of titles and texts, such as de or pt-BR", parse: LanguageCode.parse)
  static let region = OptionKey<String?>.text(
    "region", value: "CODE", rule: RegionCode.rule,
    about: "Country whose release dates count, such as GB", parse: RegionCode.parse)
  static let interactive = OptionKey.flag(
    "interactive", about: "Search as you type, in a full-screen view, or in lines with --accessible"
  ).short("i").reaching(.commandLine)

  static let images = OptionKey<ImagesChoice>.choice(
    "images", value: "HOW", default: .auto, about: "Posters")
  static let explainImages = OptionKey.flag(
    "explain-images", about: "Say how posters would be shown, and why"
  ).reaching(.commandLine).standingAlone()
  static let credits = OptionKey.flag("credits", about: "Say where the data come from")
    .reaching(.commandLine).standingAlone()

  static let apiKey = CommonKeys.apiKey(of: "movies")
  static let baseURL = OptionKey.address(
    "base-url", endingIn: "/3", about: "Address of the service in place of the public one"
  ).hidden()
  static let imageURL = OptionKey.address(
    "image-url", endingIn: "/t/p", about: "Address of the posters in place of the public one"
  ).hidden()
}
