#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A program that was built beside this one, while it runs.
///
/// It gets no settings of the user's, and the errors of this process as its own. Its input ends when this is let go.
final class Child {
  /// Where its output goes.
  enum Output {
    case nowhere
    case file(Int32)
    /// To `readLine`.
    case pipe
  }

  let process: pid_t
  private let input: Int32
  private let output: Int32
  private var read: ArraySlice<UInt8> = []
  private var known: Int32?

  /// Starts the program of that name that was built with this one.
  init(
    _ name: String, _ arguments: [String], in folder: URL = builtFolder, output: Output = .nowhere
  ) throws {
    let path = folder.appending(path: name).path
    guard access(path, X_OK) == 0 else {
      throw Unmeasurable(description: "there is no \(path): build it first, the same way")
    }
    let (childInput, input) = try Self.pipe()
    defer { close(childInput) }
    var pipe: (reading: Int32, writing: Int32) = (-1, -1)
    if case .pipe = output { pipe = try Self.pipe() }
    defer { if pipe.writing >= 0 { close(pipe.writing) } }
    let childOutput: Int32? =
      switch output {
      case .nowhere: nil
      case .file(let descriptor): descriptor
      case .pipe: pipe.writing
      }
    (self.input, self.output) = (input, pipe.reading)
    process = try spawn([path] + arguments, input: childInput, output: childOutput)
  }

  deinit {
    close(input)
    if output >= 0 { close(output) }
  }

  /// The next line of its output without the line end; nil behind the last.
  ///
  /// - Throws: `Unmeasurable` when nothing comes for half a minute.
  func readLine() throws -> String? {
    while true {
      if let end = read.firstIndex(of: UInt8(ascii: "\n")) {
        defer { read = read[(end + 1)...] }
        return String(decoding: read[..<end], as: UTF8.self)
      }
      var event = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      guard poll(&event, 1, 30_000) > 0 else {
        throw Unmeasurable(description: "a program that was started says nothing")
      }
      var buffer = [UInt8](repeating: 0, count: 65_536)
      let count = systemRead(output, &buffer)
      guard count > 0 else { return nil }
      read = read + buffer[..<count]
    }
  }

  /// How it has ended: its exit status, or 128 and the signal that ended it; nil while it runs.
  var ending: Int32? { reap(WNOHANG) }

  /// Asks it to end, waits for that and tells how.
  @discardableResult
  func end() -> Int32 {
    if ending == nil { kill(process, SIGTERM) }
    return wait()
  }

  /// Waits until it has ended and tells how.
  func wait() -> Int32 { reap(0) ?? 0 }

  private func reap(_ options: Int32) -> Int32? {
    if let known { return known }
    var status: Int32 = 0
    var reaped: pid_t = -1
    repeat { reaped = waitpid(process, &status, options) } while reaped == -1 && errno == EINTR
    guard reaped == process else { return nil }
    let signal = status & 0x7F
    known = signal == 0 ? status >> 8 & 0xFF : 128 + signal
    return known
  }

  /// How long a program takes from its start to its end.
  ///
  /// - Throws: `Unmeasurable`, also when it fails.
  static func milliseconds(of name: String, _ arguments: [String]) throws -> Double {
    let began = ContinuousClock.now
    let status = try Child(name, arguments).wait()
    let time = began.duration(to: .now)
    guard status == 0 else {
      throw Unmeasurable(description: "\(name) \(arguments.first ?? "") ended with \(status)")
    }
    return time / .milliseconds(1)
  }

  /// Where this program is, and whatever was built with it.
  static var builtFolder: URL {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    return URL(filePath: own ?? CommandLine.arguments[0]).deletingLastPathComponent()
  }

  private static func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard systemPipe(&ends) == 0 else {
      throw Unmeasurable(description: "there is no room for a pipe")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  read(descriptor, &buffer, buffer.count)
}

private func systemPipe(_ ends: inout [Int32]) -> Int32 { pipe(&ends) }
