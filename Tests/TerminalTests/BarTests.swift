import Terminal
import Testing

@Suite(.timeLimit(.minutes(5))) struct BarTests {
  @Test func `C64, C65: a zero bar is empty, a positive one has a step, a missing one is a gap`() {
    let values: [Double?] = [0, 0.1, 1, 2, 3, 4, nil, 8]
    #expect(plot(values, .sum, width: 8, height: 1) == [" ▁▁▂▃▄ █"])
    #expect(
      plot(values, .sum, width: 16, height: 3)
        == ["              ██", "        ▁▁▄▄  ██", "  ▁▁▃▃▆▆████  ██"])
    #expect(
      plot(values, .sum, width: 8, height: 3, glyphs: .ascii)
        == ["       #", "     : #", " ..:## #"])
    #expect(plot([0, 0, 0], .sum, width: 3, height: 1) == ["   "])
    #expect(plot([-0.0, 1], .sum, width: 2, height: 1) == [" █"])
  }

  @Test func `C66: with fewer columns than values rain is summed, wind its maximum, else the mean`()
  {
    let values: [Double?] = [0, 0.1, 1, 2, 3, 4, nil, 8]
    #expect(plot(values, .sum, width: 4, height: 2) == ["  ▆█", "▁▆██"])
    #expect(plot(values, .maximum, width: 3, height: 2) == ["  █", "▁▆█"])
    #expect(plot([1, 3, 4, 4, nil, nil], .mean, width: 3, height: 1) == ["▄█ "])
    #expect(ChartReduction.sum.value(of: [1, nil, 2.5, .nan]) == 3.5)
    #expect(ChartReduction.mean.value(of: [1, nil, 2, .infinity]) == 1.5)
    #expect(ChartReduction.maximum.value(of: [-3, nil, -2]) == -2)
    #expect(ChartReduction.maximum.value(of: [nil, .nan]) == nil)
  }

  @Test func `C65: bars of negative values hang from a zero line`() {
    let values: [Double?] = [-4, -2, 0, nil, 2, 4, 8]
    #expect(
      plot(values, .mean, width: 7, height: 4) == ["      █", "    ▄██", "───────", "█▀     "])
    #expect(plot([-4, -2, -1], .mean, width: 3, height: 1) == ["───", "██▀", "█  "])
    #expect(plot([-2, -2], .mean, width: 2, height: 3, glyphs: .ascii) == ["--", "##", "  "])
  }

  @Test func `a value has its columns, a column its values`() {
    let wide = ChartColumns(values: 5, width: 18)
    #expect(wide.count == 15)
    #expect((0..<5).map { wide.column(of: $0) } == [0, 3, 6, 9, 12])
    #expect(wide.values(in: 7) == 2..<3)
    #expect(ChartColumns(values: 2, width: 200).count == 16)
    let narrow = ChartColumns(values: 10, width: 4)
    #expect((0..<4).map { narrow.values(in: $0) } == [0..<2, 2..<5, 5..<7, 7..<10])
    #expect((0..<10).map { narrow.column(of: $0) } == [0, 0, 1, 1, 1, 2, 2, 3, 3, 3])
    #expect(narrow.mostValues == 3)
    #expect(ChartColumns(values: 3, width: 0).count == 0)
    #expect(ChartColumns(values: 0, width: 9).count == 0)
    #expect(ChartColumns(values: -1, width: -1).column(of: 4) == 0)
  }

  @Test func `C64: ranges stand on one scale`() {
    let scale = ChartScale(2, 12)
    #expect(
      ranges([(2, 7), (3, 12), (12, 12), (4.5, 6)], on: scale, width: 10) == [
        "█████·····", "·█████████", "·········▐", "··▐█······",
      ])
    #expect(
      ranges([(2, 7), (3, 12)], on: scale, width: 10, glyphs: .ascii) == [
        "=====.....", ".=========",
      ])
  }

  @Test func `C65: a range with a bound missing is blank, and zero is marked`() {
    let scale = ChartScale(-10, 10)
    #expect(
      ranges([(-10, 10), (5, 10), (-10, -9)], on: scale, width: 8) == [
        "████████", "····│·██", "▌···│···",
      ])
    #expect(ranges([(5, 10)], on: scale, width: 8, glyphs: .ascii) == ["....|.=="])
    #expect(RangeBar.text(low: nil, high: 4, on: scale, width: 4, glyphs: .unicode) == "    ")
    #expect(RangeBar.text(low: .nan, high: 4, on: scale, width: 4, glyphs: .unicode) == "    ")
    #expect(RangeBar.text(low: 4, high: 3, on: scale, width: 4, glyphs: .unicode) == "    ")
    #expect(RangeBar.text(low: 3, high: 4, on: scale, width: 0, glyphs: .unicode) == "")
    #expect(ranges([(5, 5)], on: ChartScale(5, 5), width: 4) == ["████"])
  }

  private func plot(
    _ values: [Double?], _ reduction: ChartReduction, width: Int, height: Int,
    glyphs: ChartGlyphs = .unicode
  ) -> [String] {
    Chart("rain", unit: "mm", span: "today", values: values, shape: .bars, reduction: reduction) {
      $0.description
    }.plot(
      columns: ChartColumns(values: values.count, width: width), height: height, glyphs: glyphs)
  }

  private func ranges(
    _ ranges: [(Double, Double)], on scale: ChartScale, width: Int, glyphs: ChartGlyphs = .unicode
  ) -> [String] {
    ranges.map { RangeBar.text(low: $0, high: $1, on: scale, width: width, glyphs: glyphs) }
  }
}
