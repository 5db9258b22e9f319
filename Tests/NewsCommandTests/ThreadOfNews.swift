/// A thread with a deleted comment whose reply lives.
enum ThreadOfNews {
  /// A question, 2, with the comments 21, 22 (deleted), 23 below 21, 24 below 22.
  static func set(_ news: InventedNews) {
    news.item(2, InventedDocument.question(2, kids: [21, 22]))
    news.item(21, InventedDocument.comment(21, parent: 2, kids: [23]))
    news.item(22, InventedDocument.deleted(22, parent: 2, kids: [24]))
    news.item(23, InventedDocument.comment(23, parent: 21))
    news.item(24, InventedDocument.comment(24, parent: 22))
  }
}
