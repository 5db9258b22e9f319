#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif
#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Keeps many small values in a folder, one file each, for as long and as many as the limits say.
///
/// Any number of processes may use one folder; whoever reads finds a value whole or not at all, and waits for nobody.
/// When the folder is full, those that were stored first go, until an eighth is free. What cannot be read or written is
/// not there: nothing is thrown, each kind of trouble is reported once, and a folder that cannot be written is left
/// alone from then on. Files and folder are their owner's alone; a file's name is a hash of its key. Nothing is forced
/// to the disk: after a crash of the machine a value may be gone.
public actor DiskCache {
  /// Where the files are.
  public nonisolated let folder: String
  /// How much is kept.
  public nonisolated let limits: DiskCacheLimits

  private let now: @Sendable () -> Date
  private let report: @Sendable (DiskCacheProblem) -> Void
  private let files: CacheFolder
  private var isPrepared = false
  private var isUnwritable = false
  private var hasReportedDamage = false
  private var tally = CacheTally()

  /// A cache in `folder`, which is made when something is stored.
  ///
  /// - Parameters:
  ///   - folder: An absolute path; nothing else may lie in it.
  ///   - limits: How much is kept.
  ///   - now: The time of day.
  ///   - report: Takes a sentence for the user, each kind once; called on the actor.
  public init(
    folder: String, limits: DiskCacheLimits, now: @escaping @Sendable () -> Date,
    report: @escaping @Sendable (DiskCacheProblem) -> Void
  ) {
    self.folder = folder
    self.limits = limits
    self.now = now
    self.report = report
    files = CacheFolder(path: folder)
  }

  /// The value for `key`; nil where there is none, or none that is young and whole.
  public func value(for key: String) -> CachedValue? {
    let name = Self.name(of: key)
    do throws(StoredFileError) {
      guard let file = try files.read(name, atMost: limits.bytes) else { return nil }
      guard let entry = CacheEntry(file, for: key) else { return dropDamaged(name) }
      let moment = now()
      let storedAt = Date(timeIntervalSince1970: Double(entry.milliseconds) / 1000)
      guard limits.allow(secondsAgo: moment.timeIntervalSince(storedAt)) else { return nil }
      return CachedValue(bytes: entry.bytes, storedAt: min(storedAt, moment))
    } catch {
      return error.code == EFBIG ? dropDamaged(name) : nil
    }
  }

  /// Keeps `bytes` for `key`, in place of what was there; does nothing with more than the whole cache may hold.
  ///
  /// - Parameters:
  ///   - bytes: The value.
  ///   - key: What it is for; no secret, though its text appears nowhere.
  public func store(_ bytes: [UInt8], for key: String) {
    guard !isUnwritable, bytes.count <= limits.bytes - CacheEntry.headerBytes else { return }
    do throws(StoredFileError) {
      try write(bytes, for: key)
    } catch {
      isUnwritable = true
      report(.unwritable(error))
    }
    if tally.isDue(limits) { sweep() }
  }

  /// Forgets the value for `key`.
  public func remove(_ key: String) { files.remove(Self.name(of: key)) }

  private static func name(of key: String) -> String { SHA256.hexadecimal(of: key.utf8) }

  private func write(_ bytes: [UInt8], for key: String) throws(StoredFileError) {
    let milliseconds = now().millisecondsSince1970
    let file = CacheEntry(milliseconds: milliseconds, bytes: bytes).encoded(for: key)
    let name = Self.name(of: key)
    if !isPrepared { try prepare() }
    let old: Int?
    do throws(StoredFileError) {
      old = try files.write(file, name, milliseconds: milliseconds)
    } catch {
      // Somebody may have emptied the user's folder for caches.
      guard error.code == ENOENT else { throw error }
      try prepare()
      old = try files.write(file, name, milliseconds: milliseconds)
    }
    tally.add(file.count, inPlaceOf: old)
  }

  private func prepare() throws(StoredFileError) {
    try Folders.make(folder)
    chmod(folder, 0o700)
    isPrepared = true
  }

  private func sweep() {
    files.alone {
      let moment = now().timeIntervalSince1970
      let sweep = CacheSweep(files.files(), limits: limits, now: moment)
      for name in sweep.surplus { files.remove(name) }
      tally = CacheTally(entries: sweep.keptEntries, bytes: sweep.keptBytes)
    }
    tally.sinceSweep = 0
  }

  private func dropDamaged(_ name: String) -> CachedValue? {
    files.remove(name)
    if !hasReportedDamage { report(.damaged(folder: folder)) }
    hasReportedDamage = true
    return nil
  }
}

extension Date {
  /// Whole milliseconds since 1970; 0 for a date that has no such number.
  fileprivate var millisecondsSince1970: Int64 {
    Int64(exactly: (timeIntervalSince1970 * 1000).rounded(.down)) ?? 0
  }
}
