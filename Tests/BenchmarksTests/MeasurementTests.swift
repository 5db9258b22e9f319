import Testing

@testable import Benchmarks

@Suite struct MeasurementTests {
  @Test(arguments: [
    (Measurement("a", 1.8, "s", ideal: 1.65, atMost: 1.12), true),
    (Measurement("a", 1.9, "s", ideal: 1.65, atMost: 1.12), false),
    (Measurement("a", 5_000, "/s", atLeast: 5_000), true),
    (Measurement("a", 4_999, "/s", atLeast: 5_000), false),
    (Measurement("a", 1, "", exactly: 1), true),
    (Measurement("a", 0, "", exactly: 1), false),
    (Measurement("a", 2, "", exactly: 1), false),
  ])
  func `a figure is held against its ideal`(figure: Measurement, isMet: Bool) {
    #expect(figure.isMet == isMet)
  }

  @Test func `a row stands under its heading and says what is over its limit`() {
    let slow = Measurement("until it is there", 1.9, "s", ideal: 1.65, atMost: 1.12)
    let row = slow.row(isJudged: true)
    #expect(row.hasPrefix("until it is there "))
    #expect(row.hasSuffix("1.90 s        1.65 s    1.15    1.12  OVER"))
    #expect(slow.row(isJudged: false).count == Measurement.heading.count)
  }

  @Test func `an object has every field, its keys sorted`() throws {
    let quick = Measurement("per/s", 8_000, "/s", atLeast: 5_000)
    let object =
      #"{"ideal":5000,"limit":1,"met":true,"name":"per/s","ratio":0.625,"unit":"/s","value":8000}"#
    #expect(try quick.json() == object)
  }

  @Test func `what a figure comes from stands below it, and in its object`() throws {
    var growth = Measurement("grown", 1, "MB", ideal: 2)
    growth.course = [20.04, 21]
    #expect(growth.row(isJudged: true).hasSuffix("  ok\n  20.0 21 MB"))
    #expect(try growth.json().hasPrefix(#"{"course":[20.04,21],"ideal":2,"#))
  }

  @Test(
    arguments: [
      (0, "0"), (1, "1"), (0.004, "0.00"), (0.126, "0.13"), (9.999, "10.00"), (12.34, "12.3"),
      (99.96, "100.0"), (123.4, "123"), (16_758.4, "16758"), (-0.001, "0.00"), (-2.5, "-2.50"),
      (.infinity, "inf"),
    ] as [(Double, String)])
  func `a number is cut to the digits that count`(number: Double, text: String) {
    #expect(threeDigits(number) == text)
  }
}
