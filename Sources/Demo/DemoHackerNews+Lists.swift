extension DemoHackerNews {
  /// The ids of a list in its order, at most 500.
  public func ids(in list: DemoList) -> [Int] {
    let all = submissions.compactMap { items[$0] }
    switch list {
    case .topstories: return ranked(all)
    case .newstories: return all.filter { $0.kind != .job }.map(\.id).reversed()
    case .beststories:
      let points = all.filter { $0.kind != .job }.sorted { best, other in
        (best.score ?? 0, best.id) > (other.score ?? 0, other.id)
      }
      return points.prefix(200).map(\.id)
    case .askstories: return ranked(all.filter { $0.title?.hasPrefix("Ask HN:") == true })
    case .showstories: return ranked(all.filter { $0.title?.hasPrefix("Show HN:") == true })
    case .jobstories: return all.filter { $0.kind == .job }.map(\.id).reversed()
    }
  }

  /// Points weighed against age, as a front page does.
  private func ranked(_ items: [DemoItem]) -> [Int] {
    let weights = items.map { item in
      let hours = Double(now - item.time) / 3_600
      // A job has no points to rise by: it passes by once, from the middle down.
      let points = item.kind == .job ? 12 : Double(item.score ?? 0)
      return (weight: points / ((hours + 2) * (hours + 2)), id: item.id)
    }
    return weights.sorted { ($0.weight, $0.id) > ($1.weight, $1.id) }.prefix(500).map(\.id)
  }
}
