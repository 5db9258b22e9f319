#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A program to be started in a session of its own: it cannot reach the terminal, and no key reaches it.
///
/// It gets signals as after a login, and no open file of this process but the three streams.
public struct ProcessStart: Sendable {
  /// The program, looked up in PATH unless it has a slash, and its arguments; one word or more.
  public var words: [String]
  /// Its variables; it has no others.
  public var variables: [String: String]
  /// Standard input.
  public var input: Stream
  /// Standard output.
  public var output: Stream
  /// Standard error.
  public var errors: Stream

  /// Where a stream of the program leads.
  public enum Stream: Sendable, Equatable {
    /// To `/dev/null`.
    case nowhere
    /// To an open file of this process: number 2, or one above.
    case file(Int32)
  }

  /// A program whose streams lead nowhere unless something else is given.
  public init(
    _ words: [String], variables: [String: String], input: Stream = .nowhere,
    output: Stream = .nowhere, errors: Stream = .nowhere
  ) {
    self.words = words
    self.variables = variables
    self.input = input
    self.output = output
    self.errors = errors
  }

  /// Starts it and does not wait for it.
  ///
  /// - Returns: The number of its process, session and process group; whoever called waits for that process some day.
  /// - Throws: Why it cannot be started.
  public func start() throws(ProcessStartError) -> Int32 {
    var attributes = Self.makeAttributes()
    var actions = Actions()
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    for (number, stream) in zip(STDIN_FILENO..., [input, output, errors]) {
      switch stream {
      case .file(let file): posix_spawn_file_actions_adddup2(&actions, file, number)
      case .nowhere: posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
      }
    }
    for file in Self.openFiles { posix_spawn_file_actions_addclose(&actions, file) }
    var arguments = words.map { strdup($0) } + [nil]
    var variables = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, words[0], &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw ProcessStartError(code: code) }
    return process
  }

  private static func makeAttributes() -> Attributes {
    var attributes = Attributes()
    posix_spawnattr_init(&attributes)
    var all = sigset_t()
    sigfillset(&all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | setsid | closesFiles
    posix_spawnattr_setflags(&attributes, Int16(flags))
    return attributes
  }

  #if canImport(Darwin)
  private typealias Attributes = posix_spawnattr_t?
  private typealias Actions = posix_spawn_file_actions_t?
  private static let setsid: Int32 = 0x0400
  private static let closesFiles: Int32 = 0x4000  // POSIX_SPAWN_CLOEXEC_DEFAULT
  private static let openFiles: [Int32] = []
  #else
  private typealias Attributes = posix_spawnattr_t
  private typealias Actions = posix_spawn_file_actions_t
  /// POSIX_SPAWN_SETSID, which the C library shows only to some.
  private static let setsid: Int32 = 0x80
  private static let closesFiles: Int32 = 0

  /// What is open above the three streams; whatever is opened meanwhile closes itself.
  private static var openFiles: [Int32] {
    guard let folder = opendir("/dev/fd") else { return [] }
    defer { closedir(folder) }
    var files: [Int32] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if let file = Int32(name), file > STDERR_FILENO { files.append(file) }
    }
    return files
  }
  #endif
}
