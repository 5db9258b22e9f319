import Options
import Testing

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

@Suite(.timeLimit(.minutes(5))) struct ServiceAddressTests {
  @Test(arguments: [
    ("https://example.org/v0", "https://example.org/v0"),
    ("https://example.org/v0/", "https://example.org/v0"),
    ("https://example.org:8443/a/v0", "https://example.org:8443/a/v0"),
    ("http://127.0.0.1:8080/v0", "http://127.0.0.1:8080/v0"),
    ("http://127.9.8.7/v0", "http://127.9.8.7/v0"),
    ("http://localhost:1/v0//", "http://localhost:1/v0"),
    ("http://[::1]:99/v0", "http://[::1]:99/v0"),
    ("HTTPS://EXAMPLE.ORG/v0", "HTTPS://EXAMPLE.ORG/v0"),
  ])
  func `an address of a service is taken without the slash at its end`(
    text: String, address: String
  ) throws {
    let settings = try CommandTable.birds.settings(["list", "--service-url", text])
    #expect(settings[BirdKeys.service]?.absoluteString == address)
  }

  @Test(arguments: [
    "", "example.org/v0", "ftp://example.org/v0", "https:///v0", "https://", "https:/v0",
    "https://example.org/v1", "https://example.org/xv0", "https://example.org",
    "https://example.org/v0#x",
    "http://example.org/v0", "http://localhost.example.org/v0", "http://127.0.0.1.example.org/v0",
    "http://127.0.0.256/v0", "http://127.1/v0",
    "http://0127.0.0.1/v0", "http://127.0.0.1:99999/v0", "https://exa mple.org/v0",
    "https://example.org/v0\nx", "https://example.org/a\\b/v0", "http://[::2]/v0",
    "http://0.0.0.0/v0",
  ])
  func `what is no such address, or plain http to another machine, is refused`(text: String) {
    let error = #expect(throws: UsageError.self) {
      try CommandTable.birds.run(["list", "--service-url=\(text)"])
    }
    #expect(error?.text == "'\(text)' is not a valid value for '--service-url'")
    #expect(error?.hints.count == 1)
  }

  @Test(arguments: [
    ("https://example.org/v0?key=1", "https://example.org/v0?***"),
    ("https://ann@example.org/v0", "https://***@example.org/v0"),
    ("https://ann:secret@h@example.org/v1?a=b#c", "https://***@example.org/v1?***"),
    ("http://localhost@example.org/v0", "http://***@example.org/v0"),
  ])
  func `C38: what an address may hold of a key is not repeated`(text: String, shown: String) {
    let error = #expect(throws: UsageError.self) {
      try CommandTable.birds.run(["list", "--service-url=\(text)"])
    }
    #expect(error?.text == "'\(shown)' is not a valid value for '--service-url'")
  }
}
