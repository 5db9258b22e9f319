import Foundation

/// Runs a shell of this machine.
struct Shell: Sendable {
  /// Its path; nil where it is not installed.
  let path: String?

  static let bash = Shell(named: "bash")
  static let zsh = Shell(named: "zsh")
  static let fish = Shell(named: "fish")

  private init(named name: String) {
    path = ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + name }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  var isInstalled: Bool { path != nil }

  /// The lines of standard output and standard error together, once the shell has read `script`.
  func lines(_ arguments: [String], script: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: path ?? "/nonexistent")
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "HOME": "/nonexistent", "LC_ALL": "C.UTF-8"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = output
    try process.run()
    // A script is far smaller than a pipe, so this does not wait for the shell.
    try input.fileHandleForWriting.write(contentsOf: Data(script.utf8))
    try input.fileHandleForWriting.close()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
