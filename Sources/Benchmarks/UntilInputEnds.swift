#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Returns when whoever started this process has let go of its input.
func untilInputEnds() {
  var byte: UInt8 = 0
  while read(0, &byte, 1) > 0 {}
}
