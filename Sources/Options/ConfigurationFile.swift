#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Where the configuration of a tool lies, and how its bytes are read.
public enum ConfigurationFile {
  /// The largest file that is read, in bytes.
  public static let maximumBytes = 64 << 10

  /// The file of `tool` under `XDG_CONFIG_HOME`, else under `~/.config`; nil without a home.
  ///
  /// A variable that is empty or not an absolute path counts as unset.
  public static func usualPath(for tool: String, environment: [String: String]) -> String? {
    func absolute(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let folder = absolute("XDG_CONFIG_HOME") ?? absolute("HOME").map { $0 + "/.config" }
    return folder.map { "\($0)/\(tool)/config" }
  }

  /// The bytes of the file at `path`; nil if there is none.
  ///
  /// It may be a pipe, for which the wait between two bytes is bounded.
  /// - Throws: Why it cannot be read, that it is too large, or that no bytes come for 5 seconds.
  public static func read(_ path: String) throws(ConfigurationFileError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    if descriptor < 0 {
      let code = errno
      if code == ENOENT || code == ENOTDIR { return nil }
      throw ConfigurationFileError(code: code)
    }
    defer { _ = close(descriptor) }
    var bytes: [UInt8] = []
    while let part = try nextPart(of: descriptor) {
      bytes += part
      if bytes.count > maximumBytes {
        throw ConfigurationFileError(reason: "larger than \(maximumBytes) bytes")
      }
    }
    return bytes
  }

  /// What can be read next; nil at the end.
  private static func nextPart(
    of descriptor: Int32
  ) throws(ConfigurationFileError) -> [UInt8]? {
    let patience: Int32 = 5_000
    while true {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, patience)
      if ready == 0 { throw ConfigurationFileError(reason: "nothing to read within 5 s") }
      var part = [UInt8](repeating: 0, count: 4096)
      let count =
        ready < 0
        ? -1
        : part.withUnsafeMutableBytes { bytes in
          // The buffer is as long as the count says.
          posixRead(descriptor, bytes.baseAddress, bytes.count)
        }
      if count > 0 { return Array(part[..<count]) }
      if count == 0 { return nil }
      let code = errno
      guard code == EINTR || code == EAGAIN else { throw ConfigurationFileError(code: code) }
    }
  }

  /// `read(2)`, whose name is taken here.
  private static func posixRead(
    _ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int
  ) -> Int {
    #if canImport(Darwin)
    Darwin.read(descriptor, buffer, count)
    #elseif canImport(Glibc)
    Glibc.read(descriptor, buffer, count)
    #elseif canImport(Musl)
    Musl.read(descriptor, buffer, count)
    #endif
  }
}

extension ConfigurationFileError {
  /// What the system calls an error number, in lower case.
  fileprivate init(code: Int32) {
    let reason = strerror(code).map { String(cString: $0) } ?? "error \(code)"
    self.init(reason: reason.prefix(1).lowercased() + reason.dropFirst())
  }
}
