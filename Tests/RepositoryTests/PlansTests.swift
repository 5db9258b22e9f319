import Foundation
import Testing

@Suite struct PlansTests {
  private static let statuses = ["Draft", "Accepted", "Done", "Dropped"]
  private static let sections = [
    "## Question", "## Choice", "## Call site", "## Turned down", "## Proof",
  ]

  @Test(arguments: try Repository.files(in: "Plans").filter { $0 != "README.md" })
  func `a plan has a status, all its sections, and a row in the table`(name: String) throws {
    let plan = try Repository.lines(of: "Plans/\(name)")
    let stated = plan.compactMap { $0.wholeMatch(of: /Status: (.+)/)?.output.1 }
    let status = try #require(stated.first)
    let isReplaced = status.wholeMatch(of: /Replaced by \d{4}/) != nil
    #expect(Self.statuses.contains(String(status)) || isReplaced, "\(name) is \(status)")
    #expect(Self.sections.filter { !plan.contains($0) } == [])

    guard name != "0000-template.md" else { return }
    let row = try Repository.lines(of: "Plans/README.md").filter { $0.contains("](\(name))") }
    #expect(row.count == 1)
    #expect(row.first?.hasSuffix("| \(status) |") == true)
  }

  @Test func `the table names no plan that is missing`() throws {
    let files = try Repository.files(in: "Plans")
    for line in try Repository.lines(of: "Plans/README.md") {
      guard let link = line.firstMatch(of: /\]\((\d{4}-[a-z-]+\.md)\)/)?.1 else { continue }
      #expect(files.contains(String(link)))
    }
  }
}
