import CCurl

/// Many transfers that one thread carries on.
///
/// Unchecked: all is called by the transfer thread alone, but for `wake`, which libcurl allows to every thread.
struct CurlMulti: @unchecked Sendable {
  let library: CurlLibrary
  let handle: OpaquePointer

  init?(_ library: CurlLibrary, connectionsPerHost: Int, idleConnections: Int) {
    guard let handle = ccurl_multi_new(library.table) else { return nil }
    self.library = library
    self.handle = handle
    ccurl_multi_set(library.table, handle, CCurlMultiHostConnections, connectionsPerHost)
    ccurl_multi_set(library.table, handle, CCurlMultiIdleConnections, idleConnections)
    ccurl_multi_set(library.table, handle, CCurlMultiStreams, 256)
  }

  func add(_ transfer: Transfer) -> Bool {
    ccurl_multi_add(library.table, handle, transfer.easy.handle)
  }
  func remove(_ transfer: Transfer) {
    ccurl_multi_remove(library.table, handle, transfer.easy.handle)
  }
  func perform() { ccurl_multi_perform(library.table, handle) }
  func poll(milliseconds: Int32) { ccurl_multi_poll(library.table, handle, milliseconds) }
  func wake() { ccurl_multi_wake(library.table, handle) }
  func free() { ccurl_multi_free(library.table, handle) }

  /// The next transfer that has ended, and how.
  func nextDone() -> (Transfer, CCurlCode)? {
    var code = CCurlOK
    guard let easy = ccurl_multi_next_done(library.table, handle, &code),
      let transfer = Transfer.at(ccurl_private(library.table, easy))
    else { return nil }
    return (transfer, code)
  }
}
