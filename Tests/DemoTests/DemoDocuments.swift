/// An item with every field that Firebase may send, strictly typed.
struct ItemDocument: Decodable, Equatable {
  var id: Int
  var type: String
  var time: Int
  var by: String?
  var title: String?
  var url: String?
  var text: String?
  var score: Int?
  var parent: Int?
  var poll: Int?
  var parts: [Int]?
  var kids: [Int]?
  var descendants: Int?
  var dead: Bool?
  var deleted: Bool?
}

struct UserDocument: Decodable, Equatable {
  var id: String
  var created: Int
  var karma: Int
  var about: String?
  var submitted: [Int]?
}

struct UpdatesDocument: Decodable, Equatable {
  var items: [Int]
  var profiles: [String]
}

struct SearchDocument: Decodable {
  struct Hit: Decodable {
    var objectID: String
    var author: String
    var created_at: String
    var created_at_i: Int
    var _tags: [String]
    var points: Int?
    var num_comments: Int?
    var title: String?
    var comment_text: String?
    var story_id: Int
  }
  var hits: [Hit]
  var page: Int
  var nbPages: Int
  var nbHits: Int
  var hitsPerPage: Int
  var message: String?
}

struct TreeDocument: Decodable {
  var id: Int
  var type: String
  var author: String?
  var text: String?
  var children: [TreeDocument]
}
