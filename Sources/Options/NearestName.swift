/// Finds the name that was probably meant.
enum NearestName {
  /// The nearest of `names`, if `typed` is at most a third of its length away, or one step.
  ///
  /// A step is a letter put in, left out or exchanged, or two neighbours swapped; letter case does
  /// not count. Of equally near names the first in the alphabet is taken, none of one letter.
  static func of(_ typed: String, among names: [String]) -> String? {
    let letters = Array(typed.lowercased())
    let limit = max(1, typed.count / 3)
    var best: (distance: Int, name: String)?
    for name in names.sorted() where name.count > 1 {
      let target = Array(name.lowercased())
      // Longer names cannot be near; this also bounds the work for an endless argument.
      guard abs(target.count - letters.count) <= limit else { continue }
      let distance = distance(letters, target)
      if distance <= limit, distance < best?.distance ?? .max { best = (distance, name) }
    }
    return best?.name
  }

  /// Optimal string alignment: edits and swaps of neighbours, no part edited twice.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for (row, letter) in one.enumerated() {
      var current = [row + 1]
      for (column, target) in other.enumerated() {
        var steps = min(
          last[column + 1] + 1, current[column] + 1, last[column] + (letter == target ? 0 : 1))
        if row > 0, column > 0, letter == other[column - 1], one[row - 1] == target {
          steps = min(steps, beforeLast[column - 1] + 1)
        }
        current.append(steps)
      }
      (beforeLast, last) = (last, current)
    }
    return last[other.count]
  }
}
