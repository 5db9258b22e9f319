import Foundation
import Testing

@Suite struct ReadmeTests {
  @Test func `every tool that the README runs is a product of the package`() throws {
    let manifest = try Repository.lines(of: "Package.swift").joined(separator: "\n")
    let products = manifest.matches(of: /\.executable\(name: "([a-z]+)"/).map { String($0.1) }
    let readme = try Repository.lines(of: "README.md").joined(separator: "\n")
    let run = readme.matches(of: /swift run (?:-c release )?([a-z]+)/).map { String($0.1) }
    #expect(!run.isEmpty)
    #expect(Set(run).subtracting(products) == [])
  }

  @Test func `every link of the README and the plans leads to a file`() throws {
    let pages = ["README.md"] + (try Repository.files(in: "Plans")).map { "Plans/\($0)" }
    for page in pages {
      for line in try Repository.lines(of: page) {
        for link in line.matches(of: /\]\(([^)#:]+)\)/).map({ String($0.1) }) {
          let folder = page.hasPrefix("Plans/") ? "Plans/" : ""
          #expect(Repository.exists(folder + link), "\(page) links to \(link)")
        }
      }
    }
  }
}
