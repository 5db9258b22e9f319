/// A plant whose pollen is forecast.
public enum Pollen: String, Sendable, Codable, CaseIterable, CodingKeyRepresentable {
  /// Alder trees.
  case alder
  /// Birch trees.
  case birch
  /// Grasses.
  case grass
  /// The herb mugwort.
  case mugwort
  /// Olive trees.
  case olive
  /// The herb ragweed.
  case ragweed
}
