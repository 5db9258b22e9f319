#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Starts a program in a session of its own, away from the terminal and its signals.
enum ChildStart {
  #if canImport(Darwin)
  private typealias Attributes = posix_spawnattr_t?
  private typealias Actions = posix_spawn_file_actions_t?
  private static let setsid: Int32 = 0x0400
  #else
  private typealias Attributes = posix_spawnattr_t
  private typealias Actions = posix_spawn_file_actions_t
  private static let setsid: Int32 = 0x80
  #endif

  /// Its number; nil where it cannot be started.
  ///
  /// What it says on standard error is dropped.
  static func start(_ child: ChildProcess, input: Int32, output: Int32) -> pid_t? {
    var attributes = Attributes()
    var actions = Actions()
    posix_spawnattr_init(&attributes)
    posix_spawn_file_actions_init(&actions)
    defer {
      posix_spawnattr_destroy(&attributes)
      posix_spawn_file_actions_destroy(&actions)
    }
    var all = sigset_t()
    sigfillset(&all)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    let flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | setsid
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var arguments = ([child.path] + child.arguments).map { strdup($0) } + [nil]
    var variables = child.variables.map { strdup($0) } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, child.path, &actions, &attributes, &arguments, &variables)
    return code == 0 ? process : nil
  }
}
