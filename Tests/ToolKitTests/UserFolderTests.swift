import Testing
import ToolKit

@Suite struct UserFolderTests {
  @Test(arguments: [
    (["HOME": "/h"], "/h/.cache/t", "/h/.local/state/t"),
    (["HOME": "/h", "XDG_CACHE_HOME": "/c", "XDG_STATE_HOME": "/s"], "/c/t", "/s/t"),
    (
      ["HOME": "/h", "XDG_CACHE_HOME": "", "XDG_STATE_HOME": "s"], "/h/.cache/t",
      "/h/.local/state/t"
    ),
    (["HOME": "h"], nil, nil), (["HOME": ""], nil, nil), ([:], nil, nil),
  ])
  func `C35: an empty or relative variable counts as unset`(
    environment: [String: String], cache: String?, state: String?
  ) {
    #expect(UserFolder.cache.path(for: "t", in: environment) == cache)
    #expect(UserFolder.state.path(for: "t", in: environment) == state)
  }
}
