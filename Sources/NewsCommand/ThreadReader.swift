#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import HackerNews
import Terminal
import ToolKit

/// A thread that is being read: what of it is shown, what is selected, and where the window stands.
///
/// The window stands on a row of a part, not on a number of rows: what arrives or is wrapped anew above does not move it.
struct ThreadReader: Equatable, Sendable {
  /// What the thread hangs from.
  let id: Int
  /// What is known of that before the thread arrives.
  private(set) var story: Item?
  private(set) var thread: CommentThread?
  /// Whether all of it has arrived.
  private(set) var isComplete = false
  /// When it was opened before, in seconds since 1970; nil where it was not.
  let lastVisit: Int?
  /// How many comments have been written since then.
  private(set) var newCount = 0
  /// Why nothing more arrives.
  private(set) var failure: String?
  /// Counts how often it was asked for.
  private(set) var turn = 0
  /// Comments whose replies are hidden.
  private(set) var collapsed: Set<Int> = []
  /// The parts that are shown, in order: what the thread hangs from and then comments.
  private(set) var order: [Int]
  /// Places in `thread.comments`.
  private(set) var places: [Int: Int] = [:]
  var selected: Int
  var top: Place
  /// The text to search for, while it is typed.
  var field: TextField?
  /// What was searched for.
  var pattern = ""
  var layouts = LayoutCache()
  /// The row of the window in which the selected part begins; nil where it begins above.
  var selectedRow: Int?
  /// Whether what is shown has changed, so that the window must be put around the selected part anew.
  var isStirred = false

  /// A row of a part, from 0.
  struct Place: Equatable, Sendable {
    var id: Int
    var line: Int
  }

  init(id: Int, story: Item?, lastVisit: Int? = nil) {
    self.id = id
    self.lastVisit = lastVisit
    self.story = story
    order = [id]
    selected = id
    top = Place(id: id, line: 0)
  }

  /// The item it hangs from, as far as that is known.
  var root: Item? { (try? thread?.root.get()) ?? story }

  /// A comment by its number.
  func node(_ id: Int) -> CommentThread.Node? {
    places[id].flatMap { thread?.comments[$0] }
  }

  /// What is to be loaded; nil when all has arrived, or will not.
  var wish: ViewWishes.Thread? {
    isComplete || failure != nil ? nil : ViewWishes.Thread(id: id, turn: turn)
  }

  mutating func take(_ progress: ThreadProgress) {
    switch progress {
    case .grown(let thread): take(thread, isComplete: false)
    case .complete(let thread): take(thread, isComplete: true)
    case .failed(let error): failure = "error: \(error.description.safeLine)"
    }
  }

  /// Takes over what has arrived; less than what is shown already only once it is all.
  private mutating func take(_ new: CommentThread, isComplete: Bool) {
    let shown = thread?.comments.count ?? 0
    self.isComplete = isComplete
    guard isComplete || new.comments.count >= shown else { return }
    thread = new
    places = Dictionary(new.comments.enumerated().map { ($1.id, $0) }) { first, _ in first }
    newCount = new.comments.count(where: isNew)
    layouts.remove(id)
    rebuild()
  }

  /// Asks for it once more; what is shown stays.
  mutating func reload() {
    guard isComplete || failure != nil else { return }
    (isComplete, failure) = (false, nil)
    layouts = LayoutCache()
    turn += 1
  }

  /// Hides the replies below the selected comment, or shows them again.
  mutating func toggle() {
    guard selected != id else { return }
    if collapsed.remove(selected) == nil { collapsed.insert(selected) }
    rebuild()
  }

  /// Shows a comment whatever is collapsed above it.
  mutating func uncover(_ id: Int) {
    guard let place = places[id], let nodes = thread?.comments else { return }
    var depth = nodes[place].depth
    for node in nodes[..<place].reversed() where node.depth < depth {
      collapsed.remove(node.id)
      depth = node.depth
    }
    rebuild()
  }

  /// How many comments are hidden below one that is collapsed.
  func hiddenCount(below id: Int) -> Int {
    guard collapsed.contains(id), let place = places[id], let nodes = thread?.comments else {
      return 0
    }
    return nodes[(place + 1)...].prefix { $0.depth > nodes[place].depth }.count
  }

  private mutating func rebuild() {
    var shown = [id]
    var hiddenBelow = Int.max
    for node in thread?.comments ?? [] {
      if node.depth > hiddenBelow { continue }
      hiddenBelow = collapsed.contains(node.id) ? node.depth : .max
      shown.append(node.id)
    }
    order = shown
    isStirred = true
    if !order.contains(selected) { selected = id }
    if !order.contains(top.id) { top = Place(id: selected, line: 0) }
  }
}
