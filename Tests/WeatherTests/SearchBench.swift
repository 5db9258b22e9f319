import AsyncOperators
import AsyncOperatorsTesting
import Foundation
import HTTP
import Testing
import Weather

/// A search with bytes and time in the hands of a test: when `drain` returns, everything waits.
struct SearchBench {
  let executor = DrainExecutor()
  let clock = StepClock()
  let field = AsyncCurrentValueSubject<String, Never>("")
  let transport: ScriptedTransport
  let search: PlaceSearch

  init(weatherCount: Int = 0, _ answer: @escaping ScriptedTransport.Answer) {
    transport = ScriptedTransport(answer: answer)
    search = PlaceSearch(
      finder: Sample.finder(transport), client: Sample.client(transport),
      weatherCount: weatherCount, clock: clock)
  }

  func run() -> Task<Void, Never> {
    let task = executor.start { [search, field] in await search.run(texts: field.values()) }
    executor.drain()
    return task
  }

  func type(_ text: String) {
    field.send(text)
    executor.drain()
  }

  func pass(_ milliseconds: Int) {
    clock.advance(by: .milliseconds(milliseconds))
    executor.drain()
  }

  /// The text and what is shown of it.
  var shown: String {
    let snapshot = search.snapshots.value
    let state =
      switch snapshot.state {
      case .idle: "idle"
      case .loading: "loading"
      case .found(let matches):
        matches.map { $0.place.name + ($0.outcome == nil ? "" : "+") }.joined(separator: " ")
      case .nothingFound: "nothing"
      case .failed(let error): "\(error)"
      }
    return "\(snapshot.text): \(state)"
  }

  func end(_ task: Task<Void, Never>) {
    task.cancel()
    executor.drain()
    #expect(clock.sleeperCount == 0)
  }
}
