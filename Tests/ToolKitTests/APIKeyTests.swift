import Foundation
import Options
import Terminal
import Testing
import ToolKit

@Suite(.timeLimit(.minutes(5))) struct APIKeyTests {
  private static let variables = ["BIRDS_API_KEY": "v", "BIRDS_API_KEY_FILE": "/vf"]
  private static let file = "api-key-file = ~/ff\napi-key = f\n"

  @Test func `C37: the option comes before the variables, these before the file`() throws {
    let all = Self.variables
    #expect(try source(["--api-key-file", "/of"], all, Self.file) == .file("/of"))
    #expect(try source([], all, Self.file) == .variable("BIRDS_API_KEY", key: "v"))
    #expect(try source([], ["BIRDS_API_KEY_FILE": "/vf"], Self.file) == .file("/vf"))
    #expect(try source([], ["BIRDS_API_KEY": ""], Self.file) == .file("/home/ann/ff"))
    #expect(
      try source([], [:], "api-key = f")
        == .configuration("/home/ann/.config/birds/config", key: "f"))
    #expect(try source([], [:], "api-key =") == nil)
    #expect(try source([], [:], nil) == nil)
  }

  @Test(arguments: [["--api-key", "SECRET"], ["--api-key=SECRET"], ["--api-key"]])
  func `C12: a key is never taken from the command line`(words: [String]) {
    let error = #expect(throws: UsageError.self) { try KeyedOptions.read(words) }
    #expect(error?.text == "an API key is never taken from the command line")
    #expect(error?.hints == ["Use --api-key-file FILE or BIRDS_API_KEY."])
    #expect(error?.status == 64)
  }

  @Test func `C38: help names the variables, and no option for the key itself`() throws {
    for word in ["--help", "--help-hidden"] {
      guard case .answer(let help) = try KeyedOptions.read([word]) else {
        Issue.record("no help")
        return
      }
      #expect(help.contains("--api-key-file FILE") && !help.contains("--api-key KEY"))
      #expect(help.contains(" BIRDS_API_KEY_FILE, BIRDS_API_KEY"))
    }
  }

  @Test(arguments: [
    ("key\n", "key"), ("key\r\n\r\n", "key"), ("eyJ.a.b", "eyJ.a.b"),
    ("", nil), ("\n", nil), ("a b", nil), ("a\u{1B}b", nil), ("a\nb", nil),
  ])
  func `C37: line breaks at the end are cut, what cannot be a key is refused`(
    text: String, key: String?
  ) throws {
    let path = try kept(text, mode: 0o600)
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect((try? APIKeySource.variable("K", key: text).read()) == key)
    #expect((try? APIKeySource.file(path).read()) == key)
  }

  @Test(arguments: [0o640, 0o604, 0o644])
  func `C37: a file that others may read is not used`(mode: Int) throws {
    let path = try kept("SECRET", mode: mode)
    defer { try? FileManager.default.removeItem(atPath: path) }
    for source in [APIKeySource.file(path), .configuration(path, key: "SECRET")] {
      let failure = #expect(throws: Failure.self) { try source.read() }
      #expect(failure?.text == "others may read \(path), which holds an API key")
      #expect(failure?.hints == ["Run: chmod 600 \(path)"])
      #expect(failure?.status == .configuration)
    }
  }

  @Test(arguments: [
    ("/nowhere/key", "/nowhere/key"), ("0123456789abcdef0123456789ABCDEF", "***"),
    ("eyJhbGciOi.payload.sign", "***"),
  ])
  func `C38: a key given in place of its file is not shown`(path: String, shown: String) {
    let failure = #expect(throws: Failure.self) { try APIKeySource.file(path).read() }
    #expect(failure?.text == "cannot read the API key file \(shown): no such file")
  }

  private func source(
    _ words: [String], _ environment: [String: String], _ file: String?
  ) throws -> APIKeySource? {
    guard
      case .run(let options) = try KeyedOptions.read(words, environment: environment, file: file)
    else { throw UsageError("no work") }
    return options.key
  }

  private func kept(_ text: String, mode: Int) throws -> String {
    let path = FileManager.default.temporaryDirectory.path + "/key-\(UUID().uuidString)"
    let attributes = [FileAttributeKey.posixPermissions: mode]
    #expect(
      FileManager.default.createFile(
        atPath: path, contents: Data(text.utf8), attributes: attributes))
    return path
  }
}
