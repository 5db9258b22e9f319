#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Memory that a process has in use, in bytes.
struct ProcessMemory {
  var now: Int
  /// The most it ever was.
  var most: Int

  /// What the process of that number has.
  init(of process: pid_t) throws {
    #if canImport(Darwin)
    var usage = rusage_info_v4()
    let status = withUnsafeMutablePointer(to: &usage) { usage in
      usage.withMemoryRebound(to: rusage_info_t?.self, capacity: 1) {
        proc_pid_rusage(process, RUSAGE_INFO_V4, $0)
      }
    }
    guard status == 0 else { throw Unmeasurable(description: "the system hides the memory in use") }
    now = Int(usage.ri_phys_footprint)
    most = Int(usage.ri_lifetime_max_phys_footprint)
    #else
    now = try bytes("VmRSS", of: process)
    most = try bytes("VmHWM", of: process)
    #endif
  }

  /// What this process has.
  static func own() throws -> ProcessMemory { try ProcessMemory(of: getpid()) }
}

#if !canImport(Darwin)
/// A field of `/proc/…/status`, which is in kibibytes.
private func bytes(_ field: String, of process: pid_t) throws -> Int {
  let descriptor = open("/proc/\(process)/status", O_RDONLY | O_CLOEXEC)
  guard descriptor >= 0 else { throw Unmeasurable(description: "there is no /proc/\(process)") }
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
#endif
