#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a stream of item numbers comes to.
enum PushNews: Sendable, Equatable {
  /// There is no connection at the moment, but one will follow.
  case down
  /// Numbers; with the first of a connection, when that was begun.
  case ids([Int], since: Date?)
  /// There will be no connection any more.
  case ended
}
