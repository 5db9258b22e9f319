#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

extension URL {
  /// The address that a constant of the source is; a wrong one is a fault there, seen by the first test that runs.
  package static func constant(_ text: StaticString) -> URL {
    guard let url = URL(string: "\(text)") else { preconditionFailure("\(text) is no address") }
    return url
  }
}
