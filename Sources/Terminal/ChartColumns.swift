/// Which columns of a chart belong to which of its values; charts of one list and width share them.
///
/// With room to spare each value has the same number of columns, 8 at most; without, each column
/// has some of the values.
public struct ChartColumns: Equatable, Sendable {
  /// How many values there are.
  public let valueCount: Int
  /// Columns in use, never more than the width.
  public let count: Int

  /// The columns for so many values in a width.
  public init(values valueCount: Int, width: Int) {
    self.valueCount = max(0, valueCount)
    let width = max(0, width)
    count =
      valueCount > width || valueCount <= 0
      ? (valueCount <= 0 ? 0 : width) : valueCount * min(8, width / valueCount)
  }

  /// Whether a column stands for more than one value.
  public var isCrowded: Bool { valueCount > count }

  /// The most values that one column stands for.
  public var mostValues: Int { count == 0 ? 0 : (valueCount + count - 1) / count }

  /// The first column of a value.
  public func column(of index: Int) -> Int {
    guard valueCount > 0, count > 0 else { return 0 }
    let index = min(max(0, index), valueCount - 1)
    return isCrowded ? ((index + 1) * count - 1) / valueCount : index * (count / valueCount)
  }

  /// The values that a column stands for.
  public func values(in column: Int) -> Range<Int> { values(in: column, of: count) }

  /// The values of one of `parts` equal parts of the chart; one value where there are more parts.
  func values(in part: Int, of parts: Int) -> Range<Int> {
    guard parts > 0, valueCount > 0, (0..<parts).contains(part) else { return 0..<0 }
    let first = part * valueCount / parts
    return first..<max(first + 1, (part + 1) * valueCount / parts)
  }
}
