import Terminal
import ToolKit
import Weather

/// Writes reports in the form that is asked for, and what has to be said about them.
struct ReportPrinter {
  var desk: Desk

  /// Writes the reports, what is odd about them, and where they come from.
  ///
  /// - Parameters:
  ///   - reports: of places in order.
  ///   - isAlone: whether only one place was asked for.
  ///   - event: set where the weather is watched.
  /// - Throws: That nothing can be written.
  func print(
    _ reports: [WeatherReport], isAlone: Bool, event: String? = nil
  ) throws(Failure) {
    guard !reports.isEmpty else { return }
    try desk.console.print(lines(for: reports, isAlone: isAlone, event: event))
    remark(on: reports)
    if event != "new" { try credit(reports) }
  }

  private func lines(for reports: [WeatherReport], isAlone: Bool, event: String?) -> [String] {
    let excerpt = desk.options.excerpt
    if case .line(let format) = desk.options.task {
      let sheet = desk.layout.form == .rows ? desk.sheet : desk.endlessSheet
      return reports.map { format.line(of: $0, on: sheet) }
    }
    switch desk.layout.form {
    case .objects:
      return reports.flatMap { ReportObjects(report: $0, excerpt: excerpt, event: event).lines }
    case .fields:
      return reports.flatMap {
        ReportFields(report: $0, excerpt: excerpt, sheet: desk.endlessSheet).records
      }.map { desk.layout.line($0) }
    case .sentences: return sentences(for: reports, isAlone: isAlone)
    case .rows:
      return rows(for: reports, isAlone: isAlone).map { $0.written(colored: desk.layout.isColored) }
    }
  }

  private func sentences(for reports: [WeatherReport], isAlone: Bool) -> [String] {
    reports.flatMap { report in
      let sentences = Sentences(
        report: report, excerpt: desk.options.excerpt, sheet: desk.endlessSheet)
      return isAlone || desk.options.excerpt != Excerpt() ? sentences.lines : [sentences.summary]
    }
  }

  /// One place is a page, several are a table unless more than the weather now is asked for.
  private func rows(for reports: [WeatherReport], isAlone: Bool) -> [Line] {
    let sheet = desk.sheet
    if !isAlone, desk.options.excerpt == Excerpt() {
      return ComparisonTable(reports: reports, sheet: sheet).lines
    }
    let pages = reports.map {
      ReportPage(report: $0, excerpt: desk.options.excerpt, sheet: sheet).lines
    }
    return Array(pages.joined(separator: [Line()]))
  }

  /// Says that reports are old, come from somebody else or lack something.
  private func remark(on reports: [WeatherReport]) {
    var said: Set<String> = []
    for report in reports {
      for note in report.notes {
        let text = text(of: note, in: report)
        guard said.insert(text).inserted else { continue }
        if case .outdated = note { desk.console.warning(text) } else { desk.console.note(text) }
      }
    }
  }

  private func text(of note: WeatherReport.Note, in report: WeatherReport) -> String {
    switch note {
    case .fellBack(let provider, let reason):
      "\(report.provider.name) answers in place of \(provider.name): \(Failure(reason).text)"
    case .outdated(let reason):
      "\(report.place.name): this report is \(desk.layout.age(of: report.fetchedAt)) old: "
        + Failure(reason).text
    case .noAirQuality(let reason): "nothing is known of the air: \(Failure(reason).text)"
    }
  }

  private func credit(_ reports: [WeatherReport]) throws(Failure) {
    if desk.options.task.isLine { return }
    let texts = Footer.texts(for: reports)
    guard desk.layout.form == .rows else {
      for text in texts { desk.console.note(text) }
      return
    }
    let width = desk.layout.columns()
    try desk.console.print(
      [""] + texts.flatMap { $0.wrapped(to: width) }.map { desk.layout.styled($0, .aside) })
  }
}
