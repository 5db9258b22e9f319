import AsyncOperators
import Screen
import ToolKit
import Weather

/// Where the events of the full-screen view come from, and who does what it wishes.
struct WeatherSources: LiveSources {
  typealias State = WeatherState

  var wishes: AsyncCurrentValueSubject<WeatherWishes, Never>
  var search: PlaceSearch
  var desk: Desk
  /// What to bring of the places on show.
  var query: WeatherQuery
  var interval: Duration
  let inbox = EventInbox<WeatherEvent>()

  /// Lets everything begin as tasks of `group`.
  func start(in group: inout DiscardingTaskGroup) {
    group.addTask { await follow(on: desk.clock) }
    group.addTask { await tick(on: desk.clock) }
    group.addTask { await search.run(texts: wishes.values().map(\.search).removeDuplicates()) }
    group.addTask {
      for await snapshot in search.snapshots.values() { inbox.add(.search(snapshot)) }
    }
  }

  /// Does what an event leads to.
  func perform(_ effect: WeatherEffect, on session: ScreenSession) async {
    if effect == .searchAgain { search.retry() }
  }

  func follow(_ state: WeatherState) {
    if wishes.value != state.wishes { wishes.send(state.wishes) }
  }

  /// Looks at the places that are wished for, again and again; another wish ends what an older one began.
  private func follow(on clock: some Clock<Duration>) async {
    let rounds = wishes.values().map(\.following).removeDuplicates().mapLatest { wish in
      guard !wish.places.isEmpty else { return }
      var pace = WatchPace(interval: interval)
      repeat {
        let results = await look(at: wish.places)
        do { try await clock.sleep(for: pace.wait(after: results)) } catch { return }
      } while wish.isLive
    }
    for await _ in rounds {}
  }

  /// Brings the weather of places.
  private func look(at places: [Place]) async -> [Result<WeatherReport, WeatherError>] {
    inbox.add(.looking(places))
    let results: [Result<WeatherReport, WeatherError>]
    do throws(WeatherError) { results = try await desk.client.reports(for: places, query) } catch {
      results = places.map { _ in .failure(error) }
    }
    if !Task.isCancelled { inbox.add(.weather(places, results)) }
    return results
  }

  private func tick(on clock: some Clock<Duration>) async {
    for await _ in AsyncTimerSequence(interval: .seconds(60), clock: clock) { inbox.add(.tick) }
  }
}
