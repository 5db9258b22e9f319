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
  /// Kept open so that whoever writes stays stuck.
  private(set) var unread: [Int32] = []
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
    let full = try wires.map { wire in wire == .fullPipe ? try Pipe() : nil }
    for pipe in full.compactMap(\.self) {
      pipe.fill()
      unread += [pipe.reading, pipe.writing]
    }
    let path = terminal?.path ?? ""
    sources = zip(wires, zip(ends, full)).map { wire, pipes in
      switch wire {
      case .pipe: .descriptor(pipes.0 ?? -1)
      case .fullPipe: .descriptor(pipes.1?.writing ?? -1)
      case .terminal: .terminal(path)
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
