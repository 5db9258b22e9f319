import CCurl

/// One of libcurl's handles with what must live as long as it; used by the transfer thread alone.
final class CurlEasy {
  let handle: OpaquePointer
  private let library: CurlLibrary
  private let errorText = UnsafeMutablePointer<CChar>.allocate(capacity: 256)
  private var lists: [OpaquePointer] = []

  init?(_ library: CurlLibrary) {
    guard let handle = ccurl_easy_new(library.table) else { return nil }
    self.handle = handle
    self.library = library
    errorText.initialize(repeating: 0, count: 256)
    ccurl_set_pointer(library.table, handle, CCurlErrorBuffer, errorText)
  }

  deinit {
    ccurl_easy_free(library.table, handle)
    freeLists()
    errorText.deallocate()
  }

  /// Has `head` called with each line of the head and `body` with each piece of the body.
  func setReceivers(head: CCurlReceiver, body: CCurlReceiver, context: UnsafeMutableRawPointer) {
    ccurl_set_pointer(library.table, handle, CCurlPrivate, context)
    ccurl_set_receivers(library.table, handle, head, body, context)
  }

  func set(_ option: CCurlOption, _ value: Int) {
    ccurl_set_number(library.table, handle, option, value)
  }

  func set(_ option: CCurlOption, _ value: String?) {
    ccurl_set_text(library.table, handle, option, value)
  }

  func set(_ option: CCurlOption, list texts: [String]) {
    let list = texts.reduce(nil) { ccurl_list_append(library.table, $0, $1) }
    ccurl_set_list(library.table, handle, option, list)
    if let list { lists.append(list) }
  }

  /// Frees the lists of a request that is over and forgets its error.
  func reset() {
    ccurl_set_list(library.table, handle, CCurlHeaderList, nil)
    ccurl_set_list(library.table, handle, CCurlResolve, nil)
    freeLists()
    errorText[0] = 0
  }

  /// Lets a paused body flow again.
  func resume() { ccurl_resume(library.table, handle) }

  /// What libcurl says about the last failure.
  var failureText: String { String(cString: errorText) }
  /// The `errno` of the last connection that failed, or 0; may be that of an earlier request.
  var systemError: Int32 { ccurl_system_error(library.table, handle) }

  private func freeLists() {
    for list in lists { ccurl_list_free(library.table, list) }
    lists = []
  }
}
