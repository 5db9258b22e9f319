#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif
import ToolKit

/// What happened lately to a story in a list.
struct StoryMark: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case new, up, down
    /// Points or comments.
    case changed
  }

  /// How long it is shown, in seconds.
  static let lifetime: TimeInterval = 30

  var kind: Kind
  var since: Date

  func isOver(at now: Date) -> Bool { now.timeIntervalSince(since) >= Self.lifetime }

  func glyph(_ glyphs: ViewGlyphs) -> String {
    switch kind {
    case .new: glyphs.new
    case .up: glyphs.up
    case .down: glyphs.down
    case .changed: glyphs.changed
    }
  }
}
