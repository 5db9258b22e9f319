#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What `/user/NAME.json` sends.
struct UserDocument: Decodable, Sendable {
  var id: String?
  var created: Date?
  var karma: Int?
  var about: String?
  var submitted: [Int]

  private enum CodingKeys: String, CodingKey { case id, created, karma, about, submitted }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    id = fields.text(.id)
    created = fields.time(.created)
    karma = fields.whole(.karma)
    about = fields.text(.about)
    submitted = fields.ids(.submitted)
  }

  /// The user, given that the document is about them.
  func user(named name: String) -> User {
    User(
      name: name, created: created, karma: karma, about: RichText(optional: about),
      submitted: submitted)
  }
}
