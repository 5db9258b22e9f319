public import HTTP

/// An item that cannot be shown, and why.
public struct Gap: Error, Equatable, Sendable {
  /// The number that was asked for.
  public var id: Int
  /// Why there is nothing to show.
  public var reason: Reason

  /// A gap where item `id` should be.
  public init(id: Int, reason: Reason) {
    self.id = id
    self.reason = reason
  }

  /// Why an item cannot be shown.
  public enum Reason: Equatable, Sendable {
    /// The service knows no such item, or does not show it yet.
    case missing
    /// Its author deleted it.
    case deleted
    /// Moderators or readers killed it.
    case dead
    /// Its text is held back for some minutes.
    case delayed
    /// What came is no item; the text says what is wrong with it.
    case malformed(String)
    /// Another item came, or one without a number.
    case wrongID(Int?)
    /// A kind of item that is not known, or not expected here; foreign text, at most 40 characters.
    case unexpectedKind(String)
    /// Nothing came.
    case failed(HTTPError)
  }
}

extension Gap: CustomStringConvertible {
  public var description: String { "item \(id) \(reason.predicate)" }
}

extension Gap.Reason {
  /// One or two words for a count, as in `2 deleted`.
  public var category: String {
    switch self {
    case .missing: "missing"
    case .deleted: "deleted"
    case .dead: "dead"
    case .delayed: "delayed"
    case .malformed, .wrongID: "unreadable"
    case .unexpectedKind: "of another kind"
    case .failed: "not loaded"
    }
  }

  /// Whether nothing will ever be shown here, as far as the service says.
  var isGone: Bool { self == .missing || self == .deleted || self == .dead }

  fileprivate var predicate: String {
    switch self {
    case .missing: "is missing"
    case .deleted: "is deleted"
    case .dead: "is dead"
    case .delayed: "is held back for some minutes"
    case .malformed(let flaw): "cannot be read: \(flaw)"
    case .wrongID(let other?): "cannot be read: item \(other) came in its place"
    case .wrongID(nil): "cannot be read: no number"
    case .unexpectedKind(let kind): "is of another kind: \(kind)"
    case .failed(let error): "could not be loaded: \(error)"
    }
  }
}
