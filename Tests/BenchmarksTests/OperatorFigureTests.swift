import Testing

@testable import Benchmarks

@Suite struct OperatorFigureTests {
  private static func figure(
    _ value: Double, _ target: OperatorTarget, handWritten: Double? = 1_000, floor: Double? = 50
  ) -> OperatorFigure {
    OperatorFigure(
      name: "merge", unit: "ns", target: target,
      rounds: [.init(own: value, handWritten: handWritten, floor: floor)])
  }

  @Test(arguments: [
    (figure(100, .atMost(100)), true), (figure(101, .atMost(100)), false),
    (figure(200, .timesHandWritten(0.2)), true), (figure(201, .timesHandWritten(0.2)), false),
    (figure(75, .timesFloor(1.5)), true), (figure(76, .timesFloor(1.5)), false),
    (figure(1, .timesFloor(1.5), floor: nil), false), (figure(.nan, .atMost(100)), false),
  ])
  func `a figure is held against its target`(figure: OperatorFigure, isMet: Bool) {
    #expect(figure.isMet == isMet)
  }

  @Test func `a row stands under its heading and says what misses its target`() {
    let slow = Self.figure(300, .timesHandWritten(0.2))
    let row = slow.row(isJudged: true)
    #expect(row.hasPrefix("merge "))
    #expect(row.hasSuffix("300 ns     1000    0.30      50       6  ≤ 0.20× by hand   OVER"))
    #expect(slow.row(isJudged: false).count == OperatorFigure.heading.count)
  }

  @Test func `an object has every field, its keys sorted`() throws {
    let object =
      #"{"floor":50,"floor_ratio":3,"hand_written":1000,"hand_written_ratio":0.15,"met":true,"name":"merge","target":"≤ 0.20× by hand","unit":"ns","value":150}"#
    #expect(try Self.figure(150, .timesHandWritten(0.2)).json() == object)
  }

  @Test func `a case is measured with a hundredth of its elements in a quick run`() async throws {
    let operatorCase = OperatorCase(
      name: "a", count: 500, target: .timesFloor(1), own: { Double($0) }, floor: { Double(2 * $0) })
    let figure = try await operatorCase.figure(isQuick: true)
    #expect(figure.value == 5 && figure.floor == 10 && figure.handWritten == nil && figure.isMet)
  }

  @Test func `a ratio is that of the middle round, not of the middle times`() {
    // The machine was slow in the first round, as it was for the form by hand in the third.
    let times = [(900.0, 3_000.0), (100, 1_000), (100, 3_000)]
    let figure = OperatorFigure(
      name: "merge", unit: "ns", target: .timesHandWritten(0.1),
      rounds: times.map { .init(own: $0.0, handWritten: $0.1) })
    #expect(figure.value == 100 && figure.handWritten == 3_000)
    #expect(figure.handWrittenRatio == 0.1 && figure.isMet && figure.floorRatio == nil)
  }

  @Test func `rows are chosen by how their names begin`() throws {
    let options = try OperatorOptions(["--json", "--only", "merge of 2", "--quick"])
    #expect(options.measuring.printsJSON && options.measuring.isQuick)
    #expect(try options.chosen(of: OperatorCase.all).count == 2)
    #expect(throws: UsageError.self) { try OperatorOptions(["--only"]) }
    #expect(throws: UsageError.self) { try OperatorOptions(["--all"]) }
    let none = try OperatorOptions(["--only", "of"])
    #expect(throws: UsageError.self) { try none.chosen(of: OperatorCase.all) }
  }

  @Test func `an operator that loses elements is not measured`() async throws {
    try await drain(Numbers(count: 2), expecting: 2)
    await #expect(throws: Unmeasurable.self) { try await drain(Numbers(count: 1), expecting: 2) }
    await #expect(throws: Unmeasurable.self) { try await drain(Numbers(count: 0)) }
  }
}
