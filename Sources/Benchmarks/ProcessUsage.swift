#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What a process has used of the machine.
enum ProcessUsage {
  /// Processor time of this process so far, of all its threads, the system's part included.
  static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(Int(time.tv_sec)) + .nanoseconds(Int(time.tv_nsec))
  }

  /// Memory of this process that is in use now.
  static func residentBytes() throws -> Int { try bytes("VmRSS", of: "self") }

  /// The most memory that a process has had in use.
  static func peakBytes(of process: Int32) throws -> Int { try bytes("VmHWM", of: "\(process)") }

  /// A field of `/proc/…/status`, which only Linux has.
  private static func bytes(_ field: String, of process: String) throws -> Int {
    let descriptor = open("/proc/\(process)/status", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw Unmeasurable(description: "memory is read from /proc, which is not here")
    }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 8_192)
    let count = max(0, read(descriptor, &buffer, buffer.count))
    let lines = String(decoding: buffer[..<count], as: UTF8.self).split(separator: "\n")
    let words = lines.first { $0.hasPrefix("\(field):") }?.split { $0 == " " || $0 == "\t" }
    guard let words, words.count > 1, let kibibytes = Int(words[1]) else {
      throw Unmeasurable(description: "/proc/\(process)/status has no \(field)")
    }
    return kibibytes << 10
  }
}
