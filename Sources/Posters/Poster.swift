/// A picture with the cells it may take.
public struct Poster: Equatable, Sendable {
  /// The file as it came, PNG or JPEG; nil where there is none, empty where it could not be had.
  public let bytes: [UInt8]?
  /// The most cells across, 1 or more.
  public let columns: Int
  /// The most rows, 1 or more.
  public let rows: Int

  /// Tells it from the other pictures on the terminal, 1 or more.
  public let id: UInt32

  /// A poster, or the place of one that is missing; at most 200 cells each way.
  public init(bytes: [UInt8]?, id: UInt32 = 1, columns: Int, rows: Int) {
    self.bytes = bytes
    self.id = max(1, id)
    self.columns = min(max(1, columns), 200)
    self.rows = min(max(1, rows), 200)
  }
}
