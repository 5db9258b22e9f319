/// What the service says when it refuses a request: a number of its own, or sentences about parameters.
///
/// Source: developer.themoviedb.org/docs/errors. Either may be missing; neither is shown.
struct RefusalDocument: Decodable {
  private var code: Int?
  private var complaints: [String] = []

  private enum CodingKeys: String, CodingKey {
    case code = "status_code"
    case complaints = "errors"
  }

  /// A refusal that says nothing.
  init() {}

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    code = fields.whole(.code)
    complaints = fields.list(String.self, .complaints)
  }

  /// Why the key is of no use, in an answer with 401 or 403.
  var keyRefusal: KeyRefusal {
    switch code {
    case 7: .invalid
    case 10: .suspended
    case 45: .accountSuspended
    default: .unknown
    }
  }

  /// Whether a page other than the first is one of those that there are not, in an answer with 400 or 422.
  ///
  /// Today a number says so, until 2023 a sentence did; what says nothing counts too.
  var isAboutPage: Bool {
    if code == nil, complaints.isEmpty { return true }
    return code == 22 || complaints.contains { $0.hasPrefix("page must be ") }
  }
}
