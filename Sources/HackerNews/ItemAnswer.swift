/// What came for an item: the document, as far as there is one, and what that turned out to be.
struct ItemAnswer: Sendable {
  var reading: ItemReading
  var document: ItemDocument?

  /// Judges the document that came for item `id`; nil is the service's answer for what it does not know.
  init(_ document: ItemDocument?, for id: Int) {
    self.document = document
    reading = document.map { ItemReading($0, for: id) } ?? .gap(.missing, kids: [])
  }

  /// No document came.
  init(_ reason: Gap.Reason) { reading = .gap(reason, kids: []) }
}
