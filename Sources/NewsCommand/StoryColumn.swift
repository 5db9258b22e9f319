import HackerNews
import Terminal

/// A column before the title of a story in a list; the narrower the terminal, the fewer there are.
enum StoryColumn: CaseIterable {
  case rank, mark, id, points, comments, age, author

  /// In line output, where the number is what `news item` takes.
  static let printed = allCases
  /// In the full-screen view, where Enter opens the story.
  static let viewed = allCases.filter { $0 != .id }

  /// Terminals narrower than this leave the column to the title.
  func isShown(at width: Int) -> Bool {
    switch self {
    case .mark: width >= 20
    case .rank: width >= 30
    case .points: width >= 44
    case .comments: width >= 52
    case .age: width >= 68
    case .id: width >= 80
    case .author: width >= 100
    }
  }

  /// A feed has 500 ranks and stories of the last days, a search 1,000 hits of all the years.
  func width(inFeed isFeed: Bool) -> Int {
    switch self {
    case .mark: 1
    case .rank: isFeed ? 3 : 4
    case .id: 8
    case .points, .comments: 4
    case .age: isFeed ? 4 : 10
    case .author: 14
    }
  }

  /// How many cells more a long value gets, from the title; a date where ages are expected stays whole.
  private var slack: Int {
    switch self {
    case .id, .points, .comments: 2
    case .age: 6
    case .rank, .mark, .author: 0
    }
  }

  /// What stands above the column.
  var name: String {
    switch self {
    case .rank: "#"
    case .mark: ""
    case .id: "id"
    case .points: "pts"
    case .comments: "cmts"
    case .age: "age"
    case .author: "author"
    }
  }

  var alignment: TextAlignment { self == .author ? .leading : .trailing }

  var style: Style {
    switch self {
    case .rank: .rank
    case .mark: .mark
    case .id: .id
    case .points: .points
    case .comments: .comments
    case .age: .age
    case .author: Style()
    }
  }

  /// The names of the columns above a list: a feed, or what a search found.
  static func heading(of columns: [StoryColumn], ofFeed isFeed: Bool, width: Int) -> String {
    let names = columns.filter { $0.isShown(at: width) }.map { column in
      column.name.fit(column.width(inFeed: isFeed), alignment: column.alignment) + " "
    }
    return (names.joined() + "title").cut(to: width)
  }

  /// What stands in the column for a story, safe and as wide as the column, or a little wider.
  ///
  /// `news` comments are new since the story was opened: `12+3`, or `1234+` where there is no room for more.
  func cell(of record: StoryRecord, age: String, news: Int = 0) -> String {
    let text =
      switch self {
      case .rank: record.position.map(String.init) ?? ""
      case .mark: record.event == .new ? "•" : ""
      case .id: String(record.item.id)
      case .points: record.item.points.map(String.init) ?? ""
      case .comments: Self.count(record.item.commentCount, news: news)
      case .age: age
      case .author: (record.item.author ?? "").safeLine
      }
    let cells = width(inFeed: record.feed != nil)
    return text.fit(max(cells, min(text.cellWidth, cells + slack)), alignment: alignment)
  }

  private static func count(_ comments: Int?, news: Int) -> String {
    guard let comments else { return "" }
    let text = news > 0 ? "\(comments)+\(news)" : "\(comments)"
    return text.count > 6 && news > 0 ? "\(comments)+" : text
  }
}
