#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The files of a cache: one for each value, read at any time, replaced whole, counted and removed by name.
struct CacheFolder {
  /// What the file system says about a value's file.
  struct File {
    var name: String
    var bytes: Int
    /// When the value was stored, in seconds since 1970; the file's time of change is set to it.
    var seconds: Double
  }

  let path: String

  /// The bytes of a value's file; nil where there is none.
  func read(_ name: String, atMost most: Int) throws(StoredFileError) -> [UInt8]? {
    do throws(StoredFileError) {
      return try OpenFile("\(path)/\(name)", O_RDONLY | O_NONBLOCK | O_NOFOLLOW).read(atMost: most)
    } catch {
      if error.code == ENOENT || error.code == ENOTDIR { return nil }
      throw error
    }
  }

  /// Puts a file in the place of the one that has the name; returns how many bytes that one had, nil if there was none.
  func write(
    _ bytes: [UInt8], _ name: String, milliseconds: Int64
  ) throws(StoredFileError) -> Int? {
    let new = "\(path)/\(name).\(UInt64.random(in: .min ... .max)).new"
    do throws(StoredFileError) {
      let file = try OpenFile(new, O_WRONLY | O_CREAT | O_EXCL)
      try file.write(bytes)
      let seconds = milliseconds.quotientAndRemainder(dividingBy: 1000)
      let time = timespec(
        tv_sec: Int(clamping: seconds.quotient),
        tv_nsec: max(0, Int(seconds.remainder)) * 1_000_000)
      futimens(file.descriptor, [time, time])
      let old = size(of: name)
      guard rename(new, "\(path)/\(name)") == 0 else {
        throw StoredFileError(path: "\(path)/\(name)", code: errno)
      }
      return old
    } catch {
      unlink(new)
      throw error
    }
  }

  func remove(_ name: String) { unlink("\(path)/\(name)") }

  /// All files that a cache wrote, in no order; those that were never finished have names that end in `.new`.
  func files() -> [File] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var files: [File] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      var status = stat()
      guard Self.isOurs(name), fstatat(dirfd(folder), name, &status, AT_SYMLINK_NOFOLLOW) == 0
      else { continue }
      files.append(File(name: name, bytes: Int(status.st_size), seconds: Self.seconds(of: status)))
    }
    return files
  }

  /// Does `body` unless somebody else is doing such a thing at the moment, in this process or another.
  func alone(_ body: () -> Void) {
    guard let lock = try? FileLock("\(path)/lock", O_NOFOLLOW) else { return }
    body()
    _ = consume lock
  }

  private func size(of name: String) -> Int? {
    var status = stat()
    return lstat("\(path)/\(name)", &status) == 0 ? Int(status.st_size) : nil
  }

  /// 64 hexadecimal digits, with or without the ending of a file that is being written.
  private static func isOurs(_ name: String) -> Bool {
    let digits = name.utf8.prefix(64)
    return digits.count == 64
      && digits.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
      && (name.utf8.count == 64 || name.hasSuffix(".new"))
  }

  private static func seconds(of status: stat) -> Double {
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
