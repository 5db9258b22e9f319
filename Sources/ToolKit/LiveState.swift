#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif
package import Screen

/// A full-screen view as a value: events change it, and a frame is drawn from it.
package protocol LiveState: Sendable {
  associatedtype Event: LiveEvent
  associatedtype Effect: LiveEffect

  /// Takes an event in; returns what is to be done because of it.
  mutating func update(_ event: Event, at now: Date) -> [Effect]

  /// The screen as it is to look.
  func frame() -> Frame
}

/// Something to be done once because of an event.
package protocol LiveEffect: Sendable {
  /// Set where the view is to be left.
  var ending: ViewEnding? { get }
}
