#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A file that is open, and closed when this goes.
struct OpenFile: ~Copyable {
  let path: String
  let descriptor: Int32

  /// Opens the file at `path`; one that is made is its owner's alone.
  init(_ path: String, _ flags: Int32) throws(StoredFileError) {
    self.path = path
    descriptor = open(path, flags | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoredFileError(path: path, code: errno) }
  }

  deinit { close(descriptor) }

  /// All bytes from here on.
  ///
  /// - Throws: why they cannot be read; `EFBIG` for more than `most`.
  borrowing func read(atMost most: Int) throws(StoredFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while bytes.count <= most {
      let count = systemRead(descriptor, &buffer, buffer.count)
      if count == 0 { return bytes }
      if count > 0 {
        bytes += buffer[..<count]
      } else if errno != EINTR {
        throw StoredFileError(path: path, code: errno)
      }
    }
    throw StoredFileError(path: path, code: EFBIG)
  }

  /// Writes all of `bytes`; a part of them may be in the file after an error.
  borrowing func write(_ bytes: [UInt8]) throws(StoredFileError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        throw StoredFileError(path: path, code: errno)
      }
    }
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int
{
  read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
