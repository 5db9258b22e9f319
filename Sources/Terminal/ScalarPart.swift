/// What a scalar does in the character it belongs to.
enum ScalarPart: Equatable {
  /// Something with a shape of its own, a blank included.
  case base
  /// A mark drawn over or under the base, without a cell of its own.
  case mark
  /// A mark beside the base.
  case spacingMark
  /// A visible sign that stands before its digits, such as U+0600.
  case prefix
  /// Zero width joiner and non-joiner.
  case joiner
  case variationSelector
  /// U+E0020–E007F, which spell the region of a flag.
  case tag
  case control
  /// Draws nothing: bidi controls, fillers, other format characters.
  case invisible

  init(_ scalar: Unicode.Scalar) {
    let properties = scalar.properties
    switch scalar.value {
    case 0x200C, 0x200D: self = .joiner
    case 0xE0020...0xE007F: self = .tag
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD:
      self = .prefix
    case _ where properties.isVariationSelector: self = .variationSelector
    default:
      switch properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: self = .control
      case _ where properties.isDefaultIgnorableCodePoint || properties.isBidiControl:
        self = .invisible
      case .format: self = .invisible
      case .nonspacingMark, .enclosingMark: self = .mark
      case .spacingMark: self = .spacingMark
      default: self = .base
      }
    }
  }
}
