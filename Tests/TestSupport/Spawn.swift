import Foundation
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Starts processes with exactly the descriptors, variables and signals that a run asks for.
enum Spawn {
  /// What a descriptor of the child becomes.
  enum Source {
    case descriptor(Int32)
    case terminal(String)
    case file(String)
    case closed
  }

  #if canImport(Darwin)
  private typealias Actions = posix_spawn_file_actions_t?
  private typealias Attributes = posix_spawnattr_t?
  #else
  private typealias Actions = posix_spawn_file_actions_t
  private typealias Attributes = posix_spawnattr_t
  #endif

  private static let births = Mutex(())

  /// Does `body` while no tool of another `ToolRun` is being started.
  ///
  /// One that is has copies of all descriptors until its program begins.
  static func betweenBirths<Result>(_ body: () -> Result) -> Result {
    births.withLock { _ in body() }
  }

  static func start(_ run: ToolRun, streams: [Source]) throws -> pid_t {
    var actions = makeActions()
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (number, stream) in streams.enumerated() {
      let number = Int32(number)
      switch stream {
      case .descriptor(let own): posix_spawn_file_actions_adddup2(&actions, own, number)
      case .terminal(let path):
        posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
      case .file(let path):
        let direction = number == STDIN_FILENO ? O_RDONLY : O_WRONLY
        posix_spawn_file_actions_addopen(&actions, number, path, direction, 0)
      case .closed: posix_spawn_file_actions_addclose(&actions, number)
      }
    }
    #if !canImport(Darwin)
    // Whatever else is open here, also in tests that run beside this one.
    for number in Int32(streams.count)..<1024 {
      posix_spawn_file_actions_addclose(&actions, number)
    }
    #endif
    var attributes = makeAttributes(run)
    defer { posix_spawnattr_destroy(&attributes) }
    return try spawn(run, actions: &actions, attributes: &attributes)
  }

  private static func spawn(
    _ run: ToolRun, actions: inout Actions, attributes: inout Attributes
  ) throws -> pid_t {
    let path = BuiltTool.url(run.tool).path
    var arguments = ([path] + run.arguments).map { strdup($0) } + [nil]
    var variables = environment(of: run).map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let code = betweenBirths {
      IgnoredSignals.during(run.ignoredSignals) {
        posix_spawn(&process, path, &actions, &attributes, &arguments, &variables)
      }
    }
    guard code == 0 else { throw LaunchError(call: "posix_spawn \(path)", code: code) }
    return process
  }

  private static func makeActions() -> Actions {
    #if canImport(Darwin)
    var actions: Actions = nil
    #else
    var actions = Actions()
    #endif
    posix_spawn_file_actions_init(&actions)
    return actions
  }

  /// A session of its own, so that the terminal opened first controls it; signals as after a login.
  private static func makeAttributes(_ run: ToolRun) -> Attributes {
    #if canImport(Darwin)
    var attributes: Attributes = nil
    let newSession = Int32(POSIX_SPAWN_SETSID) | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
    var attributes = Attributes()
    let newSession: Int32 = 0x80  // POSIX_SPAWN_SETSID
    #endif
    posix_spawnattr_init(&attributes)
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var defaults = sigset_t()
    sigfillset(&defaults)
    for number in run.ignoredSignals { sigdelset(&defaults, number) }
    sigdelset(&defaults, SIGKILL)
    sigdelset(&defaults, SIGSTOP)
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    let flags = newSession | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    return attributes
  }

  private static func environment(of run: ToolRun) -> [String: String] {
    let inherited = ProcessInfo.processInfo.environment.filter { name, _ in
      name == "PATH" || name == "LLVM_PROFILE_FILE" || name.hasSuffix("SAN_OPTIONS")
        || name.hasPrefix("LD_") || name.hasPrefix("DYLD_")
    }
    let base = inherited.merging(["HOME": "/dev/null/home", "LC_ALL": "C.UTF-8"]) { $1 }
    return base.merging(run.environment) { $1 }
  }
}
