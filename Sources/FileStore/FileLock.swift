#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The lock on a file, which one has at a time, in this process or another; given back when this goes.
///
/// Closing the file would not do: a program that is just being started has a copy of its descriptor, and with it the
/// lock, for as long as it has not begun.
struct FileLock: ~Copyable {
  private let file: OpenFile

  /// Takes the lock on the file at `path`, which is made as needed; nil while somebody else has it.
  init?(_ path: String, _ flags: Int32 = 0) throws(StoredFileError) {
    let file = try OpenFile(path, O_RDWR | O_CREAT | flags)
    guard flock(file.descriptor, LOCK_EX | LOCK_NB) == 0 else {
      if errno == EWOULDBLOCK || errno == EINTR { return nil }
      throw StoredFileError(path: path, code: errno)
    }
    self.file = file
  }

  deinit { flock(file.descriptor, LOCK_UN) }
}
