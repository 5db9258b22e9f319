#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Writes a line to standard output at once, also into a pipe.
func say(_ line: String) { write(line, to: 1) }

/// Writes an error to standard error.
func complain(_ text: String) { write("benchmarks: error: \(text)", to: 2) }

/// Writes something worth knowing to standard error.
func note(_ text: String) { write("benchmarks: note: \(text)", to: 2) }

private func write(_ line: String, to descriptor: Int32) {
  var rest = Array("\(line)\n".utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    guard count > 0 else { return }
    rest.removeFirst(count)
  }
}
