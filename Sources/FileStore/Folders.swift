#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Folders that are made as they are needed, for their owner alone.
enum Folders {
  /// Makes the folder at `path`, an absolute one, and those above it.
  static func make(_ path: String) throws(StoredFileError) {
    var folder = ""
    for name in path.split(separator: "/") {
      folder += "/" + name
      if mkdir(folder, 0o700) != 0, errno != EEXIST {
        throw StoredFileError(path: folder, code: errno)
      }
    }
  }
}
