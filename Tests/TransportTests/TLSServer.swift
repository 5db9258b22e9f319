import Foundation

/// The system's `openssl s_server` on 127.0.0.1, with a certificate of its own for `localhost`; says one page.
final class TLSServer {
  /// Where the program is, or `nil` where there is none that does what is needed.
  static var program: URL? {
    #if os(Linux)
    let path = "/usr/bin/openssl"
    return FileManager.default.isExecutableFile(atPath: path) ? URL(filePath: path) : nil
    #else
    return nil
    #endif
  }

  /// The port it listens on.
  let port: Int
  private let folder: URL
  private let process: Process

  /// The file of the certificate, which only those trust who are told to.
  var certificate: String { folder.appending(path: "certificate.pem").path }

  /// Makes a certificate and serves with it until dropped.
  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let making = """
      req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost \
      -addext subjectAltName=DNS:localhost -keyout key.pem -out certificate.pem
      """
    _ = try Self.run(making, in: folder).output.readToEnd()
    let serving = "s_server -accept 127.0.0.1:0 -www -cert certificate.pem -key key.pem"
    let (process, output) = try Self.run(serving, in: folder)
    self.process = process
    port = try Self.port(in: output)
  }

  deinit {
    // Not by SIGTERM: a program inherits that its starter's thread takes no signals.
    kill(process.processIdentifier, SIGKILL)
    try? FileManager.default.removeItem(at: folder)
  }

  private struct NoServer: Error { let output: String }

  private static func run(
    _ arguments: String, in folder: URL
  ) throws -> (process: Process, output: FileHandle) {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments.split(separator: " ").map(String.init)
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    return (process, pipe.fileHandleForReading)
  }

  /// Reads as far as `ACCEPT 127.0.0.1:PORT`.
  private static func port(in output: FileHandle) throws -> Int {
    var text = ""
    while true {
      let piece = output.availableData
      text += String(decoding: piece, as: UTF8.self)
      let line = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .first { $0.hasPrefix("ACCEPT ") }
      if let port = line?.split(separator: ":").last.flatMap({ Int($0) }) { return port }
      if piece.isEmpty { throw NoServer(output: text) }
    }
  }
}
