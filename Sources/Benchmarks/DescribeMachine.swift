#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Says on standard error what the figures depend on besides the program.
func describeMachine() {
  var loads = [0.0]
  getloadavg(&loads, 1)
  let processors = sysconf(Int32(_SC_NPROCESSORS_ONLN))
  note("\(processors) processors, load \(threeDigits(loads[0]))")
  #if DEBUG
  note("this is a debug build: times and memory mean nothing")
  #endif
}
