#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The pipes and the terminal of one run, and which end is whose.
struct Wiring {
  let terminal: PseudoTerminal?
  let input: Pipe?
  private let output: Pipe?
  private let errors: Pipe?
  /// What descriptors 0, 1 and 2 of the child become.
  let sources: [Spawn.Source]

  init(_ run: ToolRun) throws {
    let wires = [run.input, run.output, run.errors]
    terminal =
      try wires.contains(.terminal) ? PseudoTerminal(columns: run.columns, rows: run.rows) : nil
    input = try run.input == .pipe ? Pipe() : nil
    output = try run.output == .pipe ? Pipe() : nil
    errors = try run.errors == .pipe ? Pipe() : nil
    let ends = [input?.reading, output?.writing, errors?.writing]
    let path = terminal?.path ?? ""
    sources = zip(wires, ends).map { wire, end in
      switch wire {
      case .pipe: .descriptor(end ?? -1)
      case .terminal: .file(path)
      case .file(let path): .file(path)
      case .closed: .closed
      }
    }
  }

  /// The descriptors that the test reads.
  var readable: [ToolState.Stream: Int32] {
    let all: [(ToolState.Stream, Int32?)] = [
      (.output, output?.reading), (.errors, errors?.reading), (.screen, terminal?.master),
    ]
    return Dictionary(
      uniqueKeysWithValues: all.compactMap { key, value in value.map { (key, $0) } })
  }

  /// Leaves the child as the only owner of its ends.
  func closeChildEnds() {
    for end in [input?.reading, output?.writing, errors?.writing] {
      if let end { close(end) }
    }
  }
}
