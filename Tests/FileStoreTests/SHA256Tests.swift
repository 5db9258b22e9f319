import Testing

@testable import FileStore

@Suite struct SHA256Tests {
  /// Source: FIPS 180-4's examples, as NIST publishes them.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ]) func `the published examples come out`(message: String, digest: String) {
    #expect(SHA256.hexadecimal(of: message.utf8) == digest)
  }

  @Test func `a message of many blocks comes out`() {
    let message = [UInt8](repeating: UInt8(ascii: "a"), count: 1000)
    #expect(
      SHA256.hexadecimal(of: message)
        == "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3")
  }
}
