import Images
public import Terminal

/// Turns posters into what is written to the terminal.
public struct PosterWriter: Sendable {
  private let setting: PosterSetting
  private let environment: TerminalEnvironment
  private let clock: any Clock<Duration>

  /// - Parameters:
  ///   - setting: how posters are shown.
  ///   - environment: the variables of the process; PATH leads to chafa.
  ///   - clock: measures how long chafa may take.
  public init(
    setting: PosterSetting, environment: TerminalEnvironment, clock: any Clock<Duration>
  ) {
    self.setting = setting
    self.environment = environment
    self.clock = clock
  }

  /// Lines for standard output, without the last line end.
  ///
  /// A poster that is missing or damaged is a frame of text of the same size; where none are shown,
  /// or there is no room for a frame, it is one line. Cancelling ends decoding and chafa.
  public func text(of poster: Poster) async -> String {
    if setting.form == .none {
      return line(of: poster)
    }
    guard let bytes = poster.bytes, !bytes.isEmpty else {
      return frame(line(of: poster), of: poster)
    }
    do throws(ImageError) {
      let size = try PictureSize(of: bytes)
      let (columns, rows) = try Self.cells(of: size, in: poster)
      switch setting.form {
      case .iterm: return InlineImage.show(bytes, columns: columns, rows: rows)
      case .kitty:
        if PictureFormat(of: bytes) == .png {
          return KittyGraphics.show(png: bytes, id: poster.id, columns: columns, rows: rows)
        }
        let chafa = Chafa(environment: environment, clock: clock)
        if let text = await chafa.kitty(bytes, id: poster.id, columns: columns, rows: rows) {
          return text
        }
      case .blocks, .none: break
      }
      guard setting.lackOfBlocks == nil else { return frame(Self.hidden, of: poster) }
      return try blocks(bytes, in: poster).lines.joined(separator: "\n")
    } catch {
      return frame(Self.excuse(error), of: poster)
    }
  }

  /// What is said in a line where a poster would be.
  public func line(of poster: Poster) -> String {
    poster.bytes == nil ? "(no poster)" : Self.hidden
  }

  /// Rows of exactly as many cells as the poster may have columns, to stand beside text; nil where they cannot.
  ///
  /// Half blocks can, and the frame in place of a poster that is missing or damaged. A terminal that draws the picture
  /// itself leaves its cursor where it likes.
  public func rows(of poster: Poster) async -> [String]? {
    guard setting.form == .blocks, poster.columns > 2, poster.rows > 2 else { return nil }
    guard let bytes = poster.bytes, !bytes.isEmpty else {
      return placeholder(line(of: poster), of: poster)
    }
    do throws(ImageError) {
      let blocks = try blocks(bytes, in: poster)
      let width = blocks.cells.first?.count ?? 0
      return blocks.lines.map { $0 + String(repeating: " ", count: poster.columns - width) }
    } catch { return placeholder(Self.excuse(error), of: poster) }
  }

  /// The look of each cell of a poster as half blocks `▀`, for a frame of the full-screen view.
  ///
  /// Kitty and iTerm2 have half blocks there too. Nil where there is no poster to show: then
  /// `placeholder(of:)` stands in its place.
  public func cells(of poster: Poster) async -> [[Style]]? {
    guard setting.isForView, let bytes = poster.bytes else { return nil }
    do throws(ImageError) {
      return try blocks(bytes, in: poster).cells.map { $0.map { Style(pixels: $0) } }
    } catch {
      return nil
    }
  }

  /// Rows of text as large as the poster may be.
  public func placeholder(of poster: Poster) -> [String] {
    let text = line(of: poster)
    guard poster.columns > 2, poster.rows > 2 else {
      return (0..<poster.rows).map { ($0 == 0 ? text : "").fit(poster.columns) }
    }
    return placeholder(text, of: poster)
  }

  private static let hidden = "(poster not shown)"

  private static func excuse(_ error: ImageError) -> String {
    error == .cancelled ? hidden : "(poster is damaged)"
  }

  private func frame(_ text: String, of poster: Poster) -> String {
    guard poster.columns > 2, poster.rows > 2 else { return text }
    return placeholder(text, of: poster).joined(separator: "\n")
  }

  private func placeholder(_ text: String, of poster: Poster) -> [String] {
    Placeholder(usesUTF8: environment.usesUTF8)
      .rows(text, columns: poster.columns, rows: poster.rows)
  }

  private func blocks(_ bytes: [UInt8], in poster: Poster) throws(ImageError) -> HalfBlocks {
    let box = try PictureSize(width: poster.columns, height: 2 * poster.rows)
    let picture = try Picture(decoding: bytes)
    return HalfBlocks(
      try picture.scaled(to: picture.size.fitted(into: box)), colors: setting.colors)
  }

  /// The cells that a picture fills, of which each is taken to be twice as high as wide.
  private static func cells(
    of size: PictureSize, in poster: Poster
  ) throws(ImageError) -> (columns: Int, rows: Int) {
    let box = try PictureSize(width: poster.columns, height: 2 * poster.rows)
    let fitted = size.fitted(into: box)
    return (fitted.width, (fitted.height + 1) / 2)
  }
}
