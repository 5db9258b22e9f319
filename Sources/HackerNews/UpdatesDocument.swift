/// What `/updates.json` sends.
struct UpdatesDocument: Decodable, Sendable {
  var updates: Updates

  private enum CodingKeys: String, CodingKey { case items, profiles }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    // Without `items` it is an error that merely looks like an answer.
    let items = try fields.decode(IDList.self, forKey: .items)
    updates = Updates(items: items.ids, profiles: fields.strings(.profiles))
  }
}
