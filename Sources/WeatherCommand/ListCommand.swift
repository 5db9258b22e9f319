import Terminal
import ToolKit
import Weather

/// `weather --list`: the places that the texts may mean.
struct ListCommand: Sendable {
  var desk: Desk

  /// Prints the matches of every text.
  func run() async throws(Failure) {
    let resolver = PlaceResolver(desk: desk)
    var failures: [Failure] = []
    for text in desk.options.places {
      do throws(Failure) {
        let matches = try await resolver.matches(of: text).get()
        try desk.console.print(zip(1..., matches.places).map(line))
      } catch {
        if error.isCancellation { throw error }
        failures.append(error)
      }
    }
    if let failure = Failure(failures) { throw failure }
  }

  private func row(position: Int, of place: Place) -> Line {
    var line = Line(String(position).fit(3, alignment: .trailing), .aside)
    line.append(" " + place.fullName.safeLine)
    return line
  }

  private func line(position: Int, of place: Place) -> String {
    switch desk.layout.form {
    case .objects: PlaceObject(place: place).line(position: position)
    case .fields:
      desk.layout.line([
        String(position), place.name, place.adminRegion ?? "", place.country ?? "",
        place.countryCode ?? "", "\(place.latitude)", "\(place.longitude)",
        place.timeZoneName ?? "",
      ])
    case .sentences: "\(position). \(place.fullName.safeLine)"
    case .rows:
      row(position: position, of: place).cut(to: desk.layout.columns())
        .written(colored: desk.layout.isColored)
    }
  }
}
