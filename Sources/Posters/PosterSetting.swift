public import Terminal

/// How posters are shown, and why: decided from the user's word and the environment alone.
///
/// The terminal is never asked.
///
/// ```swift
/// let setting = PosterSetting(
///   choice, environment: environment, isTerminal: isTerminal, wantsText: plain || json || accessible,
///   usesColor: isColored)
/// for line in setting.explanation { console.note(line) }        // --explain-images
/// let poster = Poster(bytes: bytes, columns: 24, rows: 18)      // nil bytes: there is none
/// var writer = PosterWriter(setting: setting, environment: environment, clock: clock)
/// try console.print(await writer.text(of: poster))              // in lines
/// let cells = await writer.cells(of: poster)                    // in a frame: rows of `Style`
/// for (row, styles) in cells.enumerated() {
///   for (column, style) in styles.enumerated() {
///     frame.draw("▀", row: top + row, column: left + column, style: style)
///   }
/// }
/// ```
public struct PosterSetting: Equatable, Sendable {
  /// What posters are written as.
  public let form: PosterForm
  /// Which colours half blocks have.
  public let colors: PosterColors
  /// Sentences that say why.
  public let explanation: [String]
  /// A sentence that says why what is sent will not be seen; nil where it probably is.
  public let caution: String?

  /// Why there are no half blocks, in the full-screen view and in place of other pictures; nil where there are.
  let lackOfBlocks: String?

  /// - Parameters:
  ///   - choice: what the user said.
  ///   - environment: the variables of the process.
  ///   - isTerminal: whether standard output is a terminal that understands more than text.
  ///   - wantsText: whether `--plain`, `--json` or `--accessible` was given.
  ///   - usesColor: whether standard output is coloured; half blocks are nothing else.
  public init(
    _ choice: ImagesChoice, environment: TerminalEnvironment, isTerminal: Bool, wantsText: Bool,
    usesColor: Bool
  ) {
    colors = PosterColors(environment: environment)
    lackOfBlocks = Self.lack(environment, usesColor: usesColor)
    if let bar = Self.bar(environment, isTerminal: isTerminal, wantsText: wantsText) {
      (form, caution) = (.none, nil)
      explanation = [Self.said(choice), "no posters: \(bar)"]
      return
    }
    let (found, reason) = choice == .auto ? Self.found(environment) : (Self.form(choice), nil)
    form = found == .blocks && lackOfBlocks != nil ? .none : found
    let isPicture = form == .kitty || form == .iterm
    caution = isPicture ? Self.multiplexer(environment).map(Self.caution) : nil
    let lack = found == .blocks ? lackOfBlocks.map { "no half blocks: \($0)" } : nil
    explanation =
      [Self.said(choice)] + [reason, lack, caution].compactMap(\.self)
      + Self.consequences(
        of: form, colors: colors, lackOfBlocks: lackOfBlocks,
        hasChafa: Chafa.path(in: environment) != nil)
  }

  /// Whether the full-screen view has room for posters: there they are half blocks.
  public var isForView: Bool { form != .none && lackOfBlocks == nil }

  private static func caution(_ outer: String) -> String {
    "\(outer) swallows such pictures; 'blocks' are shown in it"
  }

  private static func said(_ choice: ImagesChoice) -> String { "images is '\(choice.rawValue)'" }

  private static func form(_ choice: ImagesChoice) -> PosterForm {
    switch choice {
    case .kitty: .kitty
    case .iterm: .iterm
    case .blocks: .blocks
    case .auto, .none: .none
    }
  }

  /// Why no poster can be shown, whatever was chosen.
  private static func bar(
    _ environment: TerminalEnvironment, isTerminal: Bool, wantsText: Bool
  ) -> String? {
    if wantsText { return "--plain, --json or --accessible wants text" }
    if environment.wantsAccessibility { return "ACCESSIBLE is set" }
    if !isTerminal { return "standard output is no terminal, or TERM is dumb" }
    return nil
  }

  /// Why half blocks cannot be shown.
  private static func lack(_ environment: TerminalEnvironment, usesColor: Bool) -> String? {
    if !usesColor { return environment["NO_COLOR"] != nil ? "NO_COLOR is set" : "colour is off" }
    if !environment.usesUTF8 { return "the locale is not UTF-8" }
    return nil
  }
}
