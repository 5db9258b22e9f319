import Testing

@testable import Benchmarks

@Suite struct WatchRecordTests {
  /// Story 1 at second 0, story 2 at second 4 and so on, for as long as it takes to publish so many.
  private func record(of count: Int, begin: Int = 0) -> WatchRecord {
    var record = WatchRecord(begin: begin)
    record.note((1...count).map { (id: $0, time: 4 * ($0 - 1)) }, at: 4 * (count - 1))
    return record
  }

  @Test func `what thirty newer ones have displaced had to be printed, the rest may yet come`() {
    #expect(record(of: 30).due == [])
    #expect(record(of: 50).due == Array(1...20))
  }

  @Test func `what was displaced within the first minute need not have been seen`() {
    #expect(record(of: 50, begin: 64).due == Array(2...20))
  }

  @Test func `a story that had to be printed and was not is lost`() {
    var record = record(of: 50)
    record.printed = Array(1...12) + Array(14...40)
    #expect(record.lost == [13] && record.excess == [] && !record.isFaultless)
    record.printed.append(13)
    #expect(record.lost == [] && record.isFaultless)
  }

  @Test(arguments: [[7], [51], [0]])
  func `a story printed twice or out of nothing is no better`(more: [Int]) {
    var record = record(of: 50)
    record.printed = Array(1...40) + more
    #expect(record.excess == more && !record.isFaultless)
  }

  @Test func `a watch too short to prove anything proves nothing`() {
    #expect(!record(of: 30).isFaultless)
  }

  @Test func `printed lines are read, and what is no story is not taken for one`() throws {
    let line = #"{"event":"new","id":5,"kind":"story","title":"t"}"#
    #expect(try PrintedStory.all(in: "\(line)\n\(line)\n").map(\.id) == [5, 5])
    #expect(throws: Unmeasurable.self) { try PrintedStory.all(in: "\(line)\n{\"id\":5") }
  }
}
