#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A shell with one command: its terminal is standard output, its reports go to standard error.
///
/// It says `before`, `stopped` and `ended` with the terminal's settings. `fg` on standard input
/// continues what was stopped, `bg` does so behind the shell. Of its arguments, `pipe` gives the
/// command a pipe as standard input, `handler` has it handle SIGBUS before there is a view, `busy`
/// keeps all threads busy that tasks share, and `hasty` has it end at once by a signal.
struct Shell {
  let arguments: [String]

  func run() {
    _ = signal(SIGTTOU, SIG_IGN)
    distort()
    report("before \(settings)")
    guard let job = start() else { return report("not started") }
    report("job \(job)")
    while true {
      var status: Int32 = 0
      guard waitpid(job, &status, WUNTRACED) == job else { return report("no job") }
      tcsetpgrp(STDOUT_FILENO, getpgrp())
      guard status & 0xFF == 0x7F else {
        let signal = status & 0x7F
        let ending = signal == 0 ? "exit \(status >> 8 & 0xFF)" : "signal \(signal)"
        report("ended \(ending)")
        return report("after \(settings)")
      }
      report("stopped \(settings)")
      let order = readLine()
      guard order == "fg" || order == "bg" else { return }
      if order == "fg" { tcsetpgrp(STDOUT_FILENO, job) }
      kill(-job, SIGCONT)
    }
  }

  /// Gives the terminal settings that no program would choose, so that only the former ones are right.
  private func distort() {
    var settings = termios()
    tcgetattr(STDOUT_FILENO, &settings)
    settings.c_lflag &= ~tcflag_t(ECHOK)
    settings.c_iflag |= tcflag_t(IXANY)
    withUnsafeMutableBytes(of: &settings.c_cc) { $0[Int(VQUIT)] = 7 }
    tcsetattr(STDOUT_FILENO, TCSANOW, &settings)
  }

  /// As `stty -g` writes them.
  private var settings: String {
    var settings = termios()
    guard tcgetattr(STDOUT_FILENO, &settings) == 0 else { return "none" }
    let flags = [settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag]
    let keys = withUnsafeBytes(of: settings.c_cc) { Array($0) }
    return (flags.map { String($0, radix: 16) } + keys.map { String($0, radix: 16) })
      .joined(separator: ":")
  }

  private func start() -> pid_t? {
    var actions = makeActions()
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, 3)
    posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    if !arguments.contains("pipe") {
      posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDIN_FILENO)
    }
    let path = CommandLine.arguments[0]
    let words = [path, "job"] + arguments
    let copies = words.map { strdup($0) } + [nil]
    defer { for copy in copies { free(copy) } }
    var job: pid_t = 0
    let code = posix_spawn(&job, path, &actions, nil, copies, Self.variables)
    return code == 0 ? job : nil
  }

  private func report(_ line: String) { Job.write(line + "\n", to: STDERR_FILENO) }

  #if canImport(Darwin)
  private static var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    _NSGetEnviron().pointee
  }

  private func makeActions() -> posix_spawn_file_actions_t? {
    var actions: posix_spawn_file_actions_t?
    posix_spawn_file_actions_init(&actions)
    return actions
  }
  #else
  private static var variables: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { environ }

  private func makeActions() -> posix_spawn_file_actions_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    return actions
  }
  #endif
}
