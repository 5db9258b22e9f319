import LoopbackServer
import Testing

@testable import Benchmarks

@Suite struct ServeTests {
  @Test func `options are read in any order`() throws {
    let options = try ServeOptions(["--port", "8080", "--faults", "--seed", "12"])
    #expect(options.port == 8080 && options.injectsFaults && options.seed == 12)
    #expect(try ServeOptions([]).port == 0)
  }

  @Test(arguments: [
    (["--port"], "option '--port' needs a number"),
    (["--port", "70000"], "'70000' is not a valid value for '--port'"),
    (["--seed", "-1"], "'-1' is not a valid value for '--seed'"),
    (["--fault"], "unknown option '--fault'"),
  ])
  func `a wrong option is named`(arguments: [String], text: String) {
    let error = #expect(throws: UsageError.self) { try ServeOptions(arguments) }
    #expect(error?.text == text)
  }

  @Test func `one item or list in ten is spoilt, the same ones for the same seed`() {
    let request = LoopbackRequest.get("/v0/item/1.json")
    let injectors = [FaultInjector(seed: 1), FaultInjector(seed: 1)]
    let rows = injectors.map { injector in (0..<2_000).map { _ in injector.fault(for: request) } }
    #expect(rows[0] == rows[1])
    #expect((150..<250).contains(rows[0].count { $0 != nil }))
    #expect(rows[0].contains(.redirect(to: "/v0/item/1.json")))
    #expect(Set(rows[0].map { "\($0 as Any)" }).count == LoopbackFault.samples.count + 1)
  }

  @Test(arguments: ["/v0/updates.json", "/v0/user/x.json", "/api/v1/search"])
  func `everything else is left alone`(path: String) {
    let injector = FaultInjector(seed: 1)
    #expect((0..<500).allSatisfy { _ in injector.fault(for: .get(path)) == nil })
  }

  @Test(arguments: [
    (["--help"], 0), (["origin", "--help"], 0), (["serve", "--help"], 0), (["swerve"], 64),
    (["serve", "-x"], 64), (["-x"], 64), (["--quick", "--help"], 0),
  ])
  func `what cannot be run ends with a status`(arguments: [String], status: Int) async {
    #expect(await Subcommand.run(arguments) == Int32(status))
  }
}
