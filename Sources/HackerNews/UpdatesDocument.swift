/// What `/updates.json` sends.
struct UpdatesDocument: Decodable, Sendable {
  var updates: Updates

  private enum CodingKeys: String, CodingKey { case items, profiles }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    updates = Updates(items: fields.ids(.items), profiles: fields.strings(.profiles))
  }
}
