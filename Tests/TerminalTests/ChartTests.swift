import Terminal
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct ChartTests {
  @Test func `C64: a line is drawn in braille, and its text states unit, lowest, highest and span`()
  {
    let lines = degrees(3, 3.5, 5, 8, 11, 12.4, 12, 10, 7, 5, 4, 3.1)
      .lines(width: 50, height: 4, glyphs: .unicode)
    #expect(
      lines == [
        "temperature: 3.0 to 12.4 °C, Mon 14:00 to Tue",
        "13:00",
        "                 ⣀⠤⠔⠒⠉⠉⠉⠉⠒⠒⠤⢄⡀                  ",
        "             ⢀⡠⠔⠉            ⠈⠑⠢⣀               ",
        "          ⢀⠤⠒⠁                   ⠉⠒⠤⢄⡀          ",
        "⣀⣀⣀⣀⡠⠤⠤⠒⠒⠉⠁                          ⠈⠉⠑⠒⠒⠢⠤⠤⣀⣀⣀",
      ])
  }

  @Test func `a steep line has no holes`() {
    let chart = degrees(3, 3.5, 5, 8, 11, 12.4, 12, 10, 7, 5, 4, 3.1)
    #expect(plot(chart, width: 6, height: 4) == ["  ⡜⢢  ", " ⢀⠇⠈⡆ ", " ⢸  ⢣ ", "⡠⠃  ⠈⢢"])
    #expect(plot(chart, width: 12, height: 1) == ["⣀⣀⠤⠔⠊⠉⠉⠒⠢⠤⣀⣀"])
  }

  @Test func `C64: without Unicode a line is ASCII`() {
    let chart = degrees(-4, -2, 0, 2, 4, 2, 0, -2)
    #expect(
      plot(chart, width: 16, height: 4, glyphs: .ascii) == [
        "        **      ", "-----***--***---", "  ***        ***", "**              ",
      ])
  }

  @Test func `C65: equal values give a flat line at half height, a missing one a gap`() {
    #expect(
      plot(degrees(5, 5, nil, 5), width: 8, height: 3) == ["        ", "⠒⠒⠒⠒  ⠒⠒", "        "])
    #expect(plot(rain(2, 2, 2), width: 3, height: 1) == ["▄▄▄"])
    #expect(plot(rain(2, nil, 2), width: 3, height: 2) == ["   ", "█ █"])
  }

  @Test func `C65: what is not finite is a gap`() {
    let chart = degrees(1, 2, nil, 4, .nan, .infinity, 7, 8)
    #expect(
      plot(chart, width: 16, height: 3) == [
        "            ⠤⠒⠊⠉", "      ⠤⠤        ", "⣀⡠⠤⠒            ",
      ])
    #expect(chart.caption == "temperature: 1.0 to 8.0 °C, Mon 14:00 to Tue 13:00, 3 of 8 missing")
  }

  @Test func `C65: negative values get a zero line`() {
    #expect(
      plot(degrees(-4, -2, 0, 2, 4, 2, 0, -2), width: 16, height: 4) == [
        "       ⡠⠊⠑⢄     ", "─────⡠⠊────⠑⢄───", "   ⡠⠊        ⠑⢄⣀", "⣀⡠⠊             ",
      ])
    #expect(plot(degrees(-5, -5, -5), width: 6, height: 3) == ["──────", "⠒⠒⠒⠒⠒⠒", "      "])
  }

  @Test func `C65: one value or none is a line of text`() {
    #expect(
      degrees(nil, 3).lines(width: 80, height: 5, glyphs: .unicode)
        == ["temperature: 3.0 °C, Mon 14:00 to Tue 13:00, 1 of 2 missing"])
    #expect(
      degrees(nil, nil).lines(width: 80, height: 5, glyphs: .unicode)
        == ["temperature: no values, Mon 14:00 to Tue 13:00"])
    #expect(
      degrees().lines(width: 80, height: 5, glyphs: .unicode)
        == ["temperature: no values, Mon 14:00 to Tue 13:00"])
  }

  @Test func `C66: charts of one list share their columns and may share a scale`() {
    let columns = ChartColumns(values: 3, width: 10)
    #expect(columns.count == 9)
    #expect(
      degrees(0, 5, 5).plot(
        columns: columns, height: 2, glyphs: .unicode, scale: ChartScale(0, 10)
      ) == ["    ⢀⣀⣀⣀⣀", "⣀⣀⠤⠊⠁    "])
  }

  @Test(arguments: ChartGlyphs.allCases, [0, 1, 2, 7, 20, 40, 80, 200])
  func `C66: no line is wider than the width`(glyphs: ChartGlyphs, width: Int) {
    var random = SeededGenerator(seed: 5)
    for count in [0, 1, 2, 3, 24, 168, 500] {
      let values: [Double?] = (0..<count).map { _ in
        Bool.random(using: &random) ? Double.random(in: -1e3...1e3, using: &random) : nil
      }
      for shape in [Chart.Shape.line, .bars] {
        let chart = Chart(
          "wind", unit: "km/h", span: "today", values: values, shape: shape, reduction: .maximum
        ) { $0.description }
        let lines = chart.lines(width: width, height: 4, glyphs: glyphs)
        #expect(lines.allSatisfy { $0.cellWidth <= width }, "\(count) values")
        if glyphs == .ascii { #expect(lines.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }) }
      }
    }
  }

  @Test(arguments: [Double.greatestFiniteMagnitude, 1e300, 1e-300, 1e19])
  func `extreme values are drawn like any others`(value: Double) {
    #expect(plot(degrees(-value, value), width: 2, height: 2).count == 2)
    #expect(plot(degrees(value, value), width: 2, height: 1) == ["⠒⠒"])
    #expect(plot(rain(value, value), width: 2, height: 1) == ["▄▄"])
    #expect(plot(rain(0, value, value), width: 1, height: 1).count == 1)
  }

  private func degrees(_ values: Double?...) -> Chart {
    Chart(
      "temperature", unit: "°C", span: "Mon 14:00 to Tue 13:00", values: values, shape: .line,
      reduction: .mean
    ) { $0.description }
  }

  private func rain(_ values: Double?...) -> Chart {
    Chart("rain", unit: "mm", span: "today", values: values, shape: .bars, reduction: .sum) {
      $0.description
    }
  }

  private func plot(
    _ chart: Chart, width: Int, height: Int, glyphs: ChartGlyphs = .unicode
  ) -> [String] {
    chart.plot(
      columns: ChartColumns(values: chart.values.count, width: width), height: height,
      glyphs: glyphs)
  }
}
