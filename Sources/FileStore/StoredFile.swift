#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A small file that several processes may change: whoever reads it finds one state or the next, never a part.
///
/// Only its owner may read it. A change is written to a file beside it, which then takes its place; meanwhile a lock
/// on a third file, `….lock`, keeps others from changing it.
public struct StoredFile: Sendable {
  /// Where the file is; an absolute path.
  public let path: String
  /// More bytes are neither read nor written.
  public let mostBytes: Int
  /// The longest wait for others that are changing the file; real time.
  public let patience: Duration

  /// A file that need not exist; nothing is read yet.
  public init(path: String, mostBytes: Int, patience: Duration = .seconds(5)) {
    self.path = path
    self.mostBytes = mostBytes
    self.patience = patience
  }

  /// What the file holds; nil where it does not exist.
  ///
  /// - Throws: why it cannot be read; `EFBIG` for too many bytes.
  public func read() throws(StoredFileError) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw StoredFileError(path: path, code: errno)
    }
    defer { close(descriptor) }
    return try bytes(of: descriptor)
  }

  /// Changes what the file holds, from nothing where it does not exist; makes its folders.
  ///
  /// Waits while another process is changing it, at most `patience`.
  ///
  /// - Parameter change: Makes new bytes of the old ones.
  /// - Throws: why it cannot be done, `EWOULDBLOCK` after too long a wait; the file is as it was then.
  public func update(_ change: ([UInt8]) -> [UInt8]) throws(StoredFileError) {
    try makeFolders()
    let lock = try openFile(path + ".lock", O_RDWR | O_CREAT)
    defer { close(lock) }
    try acquire(lock)
    let new = change(try read() ?? [])
    guard new.count <= mostBytes else { throw StoredFileError(path: path, code: EFBIG) }
    try replace(with: new)
  }

  /// Takes the lock; a process that was stopped while it had it does not keep this one for ever.
  private func acquire(_ lock: Int32) throws(StoredFileError) {
    let deadline = ContinuousClock.now + patience
    while flock(lock, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      guard code == EINTR || code == EWOULDBLOCK, ContinuousClock.now < deadline else {
        throw StoredFileError(path: path, code: code)
      }
      usleep(5000)
    }
  }

  private func replace(with bytes: [UInt8]) throws(StoredFileError) {
    let other = path + ".new"
    let descriptor = try openFile(other, O_WRONLY | O_CREAT | O_TRUNC)
    let isWritten = write(bytes, to: descriptor)
    // Without this a crash of the machine may leave an empty file under the name.
    let isKept = isWritten && fsync(descriptor) == 0
    let code = errno
    close(descriptor)
    guard isKept else {
      unlink(other)
      throw StoredFileError(path: other, code: code)
    }
    guard rename(other, path) == 0 else { throw StoredFileError(path: path, code: errno) }
  }

  private func bytes(of descriptor: Int32) throws(StoredFileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while bytes.count <= mostBytes {
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

  private func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        return false
      }
    }
    return true
  }

  private func openFile(_ path: String, _ flags: Int32) throws(StoredFileError) -> Int32 {
    let descriptor = open(path, flags | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoredFileError(path: path, code: errno) }
    return descriptor
  }

  private func makeFolders() throws(StoredFileError) {
    var folder = ""
    for name in path.split(separator: "/").dropLast() {
      folder += "/" + name
      if mkdir(folder, 0o700) != 0, errno != EEXIST {
        throw StoredFileError(path: folder, code: errno)
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
