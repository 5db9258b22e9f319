#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Where the service keeps its images.
struct ConfigurationDocument: Decodable {
  var images: URL?

  private enum CodingKeys: String, CodingKey { case images }
  private enum ImageKeys: String, CodingKey { case address = "secure_base_url" }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
      .nestedContainer(keyedBy: ImageKeys.self, forKey: .images)
    images = fields.text(.address).flatMap { URL(string: $0) }.flatMap {
      $0.scheme == "https" ? $0 : nil
    }
  }
}
