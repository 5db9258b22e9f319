/// What has come from a running tool so far.
public struct ToolState: Sendable {
  enum Stream { case output, errors, screen }

  /// Bytes from standard output, as far as that is a pipe.
  public internal(set) var output: [UInt8] = []
  /// Bytes from standard error, as far as that is a pipe.
  public internal(set) var errors: [UInt8] = []
  /// Bytes written to the terminal, as far as there is one; its driver turns LF into CR LF.
  public internal(set) var screen: [UInt8] = []
  /// How the process ended; nil while it runs.
  public internal(set) var ending: Ending?
  /// Streams on which more may come.
  var openStreams: Set<Stream> = []
  var isOverdue = false

  /// Standard output as text; what is not UTF-8 becomes U+FFFD.
  public var outputText: String { String(decoding: output, as: UTF8.self) }
  /// Standard error as text.
  public var errorText: String { String(decoding: errors, as: UTF8.self) }
  /// What was written to the terminal as text.
  public var screenText: String { String(decoding: screen, as: UTF8.self) }
  /// The complete lines of standard output.
  public var outputLines: [String] {
    let complete = output.prefix(output.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0)
    return complete.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
  }

  mutating func append(_ bytes: [UInt8], to stream: Stream) {
    switch stream {
    case .output: output += bytes
    case .errors: errors += bytes
    case .screen: screen += bytes
    }
  }

  /// Whether the process has ended and all it wrote has been read.
  public var isComplete: Bool { ending != nil && openStreams.isEmpty }
}
