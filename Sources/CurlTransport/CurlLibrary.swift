import CCurl
import HTTP

/// The libcurl in use.
///
/// Unchecked: a table of functions that never changes, kept in C.
final class CurlLibrary: @unchecked Sendable {
  let table: OpaquePointer

  private init(table: OpaquePointer) { self.table = table }

  deinit { ccurl_close(table) }

  /// Opens the library of that name and prepares it, which takes some milliseconds the first time.
  static func open(_ name: String) throws(HTTPError) -> CurlLibrary {
    var outcome = CCurlBroken
    if let table = ccurl_open(name, &outcome) { return CurlLibrary(table: table) }
    let reason =
      switch outcome {
      case CCurlMissing:
        "the library \(name) is missing, which requests need (Debian and Ubuntu: package libcurl4)"
      case CCurlTooOld: "the library \(name) is too old for requests: 7.68 or later is needed"
      default: "the library \(name) cannot be loaded, which requests need"
      }
    throw .unavailable(reason: reason)
  }

  /// The name under which the system keeps libcurl.
  static var systemName: String {
    #if canImport(Darwin)
    "libcurl.4.dylib"
    #else
    "libcurl.so.4"
    #endif
  }
}
