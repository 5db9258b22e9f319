import AsyncOperators
import HackerNews
import ToolKit

extension ViewSources {
  /// Searches once the text has stood for a while; a later text ends the search for an older one.
  func search(on clock: some Clock<Duration>) async {
    await SearchReader.answer(
      wishes.values().map(\.search).removeDuplicates(), on: clock,
      ask: { text throws(Failure) in try await find(text, page: 1) },
      report: { inbox.add(.found($0)) })
  }

  /// Brings the pages behind the first as the selection comes near their beginning.
  func bringFurtherHits() async {
    await SearchReader.bring(
      wishes.values().map(\.further).removeDuplicates(),
      ask: { further throws(Failure) in try await find(further.text, page: further.page) },
      report: { inbox.add(.foundFurther($0, $1)) })
  }

  private func find(_ text: String, page: Int) async throws(Failure) -> SearchPage {
    do throws(HackerNewsError) {
      return try await desk.client.search(
        SearchQuery(text, kind: .story, page: page, hitsPerPage: 30))
    } catch { throw Failure(error) }
  }
}
