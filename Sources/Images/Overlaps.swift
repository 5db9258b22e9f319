/// How the parts of a line overlap with the parts of a line of the same length, divided otherwise.
struct Overlaps {
  struct Overlap {
    let source: Int
    let target: Int
    /// Which share of the target part it is.
    let weight: Float
  }

  /// In ascending order of both.
  let all: [Overlap]

  /// Both counts are 1 or more.
  init(sources: Int, targets: Int) {
    // A source part is `targets` long, a target part `sources`.
    var all: [Overlap] = []
    var (source, target, place) = (0, 0, 0)
    while source < sources, target < targets {
      let (sourceEnd, targetEnd) = ((source + 1) * targets, (target + 1) * sources)
      let end = min(sourceEnd, targetEnd)
      all.append(
        Overlap(source: source, target: target, weight: Float(end - place) / Float(sources)))
      if sourceEnd == end { source += 1 }
      if targetEnd == end { target += 1 }
      place = end
    }
    self.all = all
  }
}
