/// What a cache has to say about itself; it works on, if only as a cache that keeps nothing.
public enum DiskCacheProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// A file was not as it was written; it is gone, and so will others be, without a further word.
  case damaged(folder: String)
  /// Nothing more is stored, since the folder cannot be written.
  case unwritable(StoredFileError)

  public var description: String {
    switch self {
    case .damaged(let folder): "a damaged file in the cache \(folder) was removed"
    case .unwritable(let error): "the cache cannot be written: \(error)"
    }
  }
}
