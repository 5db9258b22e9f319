#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Starts the program at the path that comes first in `words`; without `output` what it says is lost.
func spawn(_ words: [String], input: Int32, output: Int32?) throws -> pid_t {
  #if canImport(Darwin)
  var actions: posix_spawn_file_actions_t?
  #else
  var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, input, 0)
  if let output {
    posix_spawn_file_actions_adddup2(&actions, output, 1)
  } else {
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
  }
  var arguments = words.map { strdup($0) } + [nil]
  var variables = environment.map { strdup("\($0)=\($1)") } + [nil]
  defer { for text in arguments + variables { free(text) } }
  var process: pid_t = 0
  let code = posix_spawn(&process, words[0], &actions, nil, &arguments, &variables)
  guard code == 0 else {
    throw Unmeasurable(description: "\(words[0]) cannot be started: error \(code)")
  }
  return process
}

/// What finds libraries, and a home in which nothing is found and nothing can be kept: each run is like the first.
private var environment: [String: String] {
  let own = ProcessInfo.processInfo.environment.filter { name, _ in
    name == "PATH" || name.hasPrefix("LD_") || name.hasPrefix("DYLD_")
  }
  return own.merging(["HOME": "/dev/null/home", "LC_ALL": "C.UTF-8"]) { $1 }
}
