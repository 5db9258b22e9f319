/// A list and the tag under which the service knows it.
struct RememberedList {
  var tag: String
  var ids: [Int]

  /// Nothing where the service gave no tag, or one that could not be sent back as a header.
  init?(tag: String?, ids: [Int]) {
    guard let tag, (1...200).contains(tag.utf8.count),
      tag.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else {
      return nil
    }
    self.tag = tag
    self.ids = ids
  }
}
