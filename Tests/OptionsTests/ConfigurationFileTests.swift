import Foundation
import Options
import Testing

@Suite(.timeLimit(.minutes(5))) final class ConfigurationFileTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "livefeeds-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = folder.appending(path: name)
    try Data(bytes).write(to: file)
    return file.path
  }

  @Test(arguments: [0, 1, 4096, 4097, ConfigurationFile.maximumBytes])
  func `a file is read whole`(count: Int) throws {
    let bytes = (0..<count).map { UInt8($0 % 251) }
    #expect(try ConfigurationFile.read(file("config", bytes)) == bytes)
  }

  @Test func `a larger file is refused`() throws {
    let path = try file("config", [UInt8](repeating: 35, count: ConfigurationFile.maximumBytes + 1))
    let error = #expect(throws: ConfigurationFileError.self) { try ConfigurationFile.read(path) }
    #expect(error?.reason == "larger than 65536 bytes")
  }

  @Test func `a file that is not there is none, also below a file`() throws {
    #expect(try ConfigurationFile.read(folder.appending(path: "none").path) == nil)
    #expect(try ConfigurationFile.read(file("config", []) + "/config") == nil)
  }

  @Test func `a folder is no file`() {
    let error = #expect(throws: ConfigurationFileError.self) {
      try ConfigurationFile.read(folder.path)
    }
    #expect(error?.reason == "is a directory")
  }

  @Test func `the null device is an empty file, one without end is refused`() throws {
    #expect(try ConfigurationFile.read("/dev/null") == [])
    #expect(throws: ConfigurationFileError.self) { try ConfigurationFile.read("/dev/zero") }
  }

  @Test func `a pipe is read to its end`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data("limit = 5".utf8))
    try pipe.fileHandleForWriting.close()
    let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
    #expect(try ConfigurationFile.read(path) == Array("limit = 5".utf8))
  }
}
