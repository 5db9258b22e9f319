extension PosterSetting {
  /// Sentences that say what becomes of posters.
  static func consequences(
    of form: PosterForm, colors: PosterColors, lackOfBlocks: String?, hasChafa: Bool
  ) -> [String] {
    let view =
      lackOfBlocks.map { "in the full-screen view there are none: \($0)" }
      ?? "in the full-screen view they are half blocks"
    switch form {
    case .kitty:
      let substitute = lackOfBlocks == nil ? "becomes half blocks" : "is not shown"
      let jpeg =
        hasChafa ? "a JPEG goes through chafa" : "a JPEG \(substitute): chafa is not installed"
      return ["posters are sent as kitty graphics", jpeg, view]
    case .iterm: return ["posters are sent as iTerm2 inline images", view]
    case .blocks:
      let name = colors == .all ? "24-bit colours, as COLORTERM says" : "256 colours"
      return ["posters are half blocks in \(name)"]
    case .none: return ["posters are a line of text"]
    }
  }
}
