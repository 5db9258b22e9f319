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
  /// The longest wait for others that are changing the file, between zero and a hundred years.
  public let patience: Duration

  /// A file that need not exist; nothing is read yet.
  ///
  /// A `patience` below zero counts as zero, one of more than a hundred years as a hundred.
  public init(path: String, mostBytes: Int, patience: Duration = .seconds(5)) {
    self.path = path
    self.mostBytes = mostBytes
    // The instant at the end of a longer one may be beyond the last that a clock knows.
    self.patience = min(max(patience, .zero), .seconds(100 * 365 * 86_400))
  }

  /// What the file holds; nil where it does not exist.
  ///
  /// - Throws: why it cannot be read; `EFBIG` for too many bytes.
  public func read() throws(StoredFileError) -> [UInt8]? {
    do throws(StoredFileError) {
      return try OpenFile(path, O_RDONLY | O_NONBLOCK).read(atMost: mostBytes)
    } catch {
      if error.code == ENOENT { return nil }
      throw error
    }
  }

  /// Changes what the file holds, from nothing where it does not exist; makes its folders.
  ///
  /// Waits while another process is changing it, at most `patience`; keeps its thread meanwhile.
  ///
  /// - Parameter change: Makes new bytes of the old ones.
  /// - Throws: why it cannot be done, `EWOULDBLOCK` after too long a wait; the file is as it was then.
  public func update(_ change: ([UInt8]) -> [UInt8]) throws(StoredFileError) {
    // A process that was stopped while it had the lock does not keep this one for ever.
    let deadline = ContinuousClock.now + patience
    while try updateAtOnce(change) == nil {
      guard ContinuousClock.now < deadline else { throw busy }
      usleep(5000)
    }
  }

  var busy: StoredFileError { StoredFileError(path: path, code: EWOULDBLOCK) }

  /// Changes the file and returns what it holds then; nil while another process is changing it.
  func updateAtOnce(
    _ change: ([UInt8]) -> [UInt8]
  ) throws(StoredFileError) -> [UInt8]? {
    try Folders.make(path.split(separator: "/").dropLast().joined(separator: "/"))
    guard let lock = try FileLock(path + ".lock") else { return nil }
    let new = change(try read() ?? [])
    guard new.count <= mostBytes else { throw StoredFileError(path: path, code: EFBIG) }
    try replace(with: new)
    _ = consume lock
    return new
  }

  private func replace(with bytes: [UInt8]) throws(StoredFileError) {
    let other = path + ".new"
    do throws(StoredFileError) {
      let file = try OpenFile(other, O_WRONLY | O_CREAT | O_TRUNC)
      try file.write(bytes)
      // Without this a crash of the machine may leave an empty file under the name.
      guard fsync(file.descriptor) == 0 else { throw StoredFileError(path: other, code: errno) }
    } catch {
      unlink(other)
      throw error
    }
    guard rename(other, path) == 0 else { throw StoredFileError(path: path, code: errno) }
  }
}
