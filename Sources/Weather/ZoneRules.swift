#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// When the clocks of a zone change, by the database that the system keeps.
///
/// `TimeZone` knows named zones only together with Foundation's large Unicode library, which the tools do without.
struct ZoneRules: Sendable {
  /// Moments from which an offset holds, in ascending order, in seconds since 1970.
  var starts: [Int] = []
  /// The offsets from these moments on, as many.
  var offsets: [Int] = []
  /// The offset before the first of them.
  var earliest = 0
  /// What holds after the last of them; `nil` where that is the last offset.
  var rest: ZoneFormula?

  private static let folders = [
    "/usr/share/zoneinfo", "/var/db/timezone/zoneinfo", "/usr/lib/zoneinfo",
  ]

  /// The rules of a zone, or `nil` where this machine has none; the name may be foreign.
  init?(name: String) {
    guard Self.isPossible(name) else { return nil }
    for folder in Self.folders {
      guard let bytes = try? Data(contentsOf: URL(filePath: "\(folder)/\(name)")),
        bytes.count <= 1 << 18, let rules = ZoneFile(Array(bytes))?.rules
      else { continue }
      self = rules
      return
    }
    return nil
  }

  /// Rules made by hand.
  init(starts: [Int], offsets: [Int], earliest: Int, rest: ZoneFormula?) {
    self.starts = starts
    self.offsets = offsets
    self.earliest = earliest
    self.rest = rest
  }

  /// Seconds east of UTC at a moment.
  func offset(at seconds: Int) -> Int {
    guard let first = starts.first, let last = starts.last else {
      return rest?.offset(at: seconds) ?? earliest
    }
    if seconds < first { return earliest }
    if seconds >= last, let rest { return rest.offset(at: seconds) }
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= seconds { low = middle } else { high = middle }
    }
    return offsets[low]
  }

  /// Whether a file could be called so, below the folder of zones and not outside it.
  private static func isPossible(_ name: String) -> Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return name.utf8.count <= 64 && (1...3).contains(parts.count)
      && parts.allSatisfy { part in
        guard let first = part.utf8.first, (0x41...0x5a).contains(first & 0xdf) else {
          return false
        }
        return part.utf8.allSatisfy { byte in
          switch byte {
          case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
          default: byte == 0x2b || byte == 0x2d || byte == 0x5f
          }
        }
      }
  }
}
