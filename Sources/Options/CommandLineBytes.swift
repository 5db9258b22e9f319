/// The words of this process's command line as bytes, since they may not be UTF-8.
public enum CommandLineBytes {
  /// The words after the tool's name.
  public static var words: [[UInt8]] {
    // The kernel's array lives as long as the process; each entry ends in a zero byte.
    UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).dropFirst()
      .compactMap { word in
        word.map { start in
          start.withMemoryRebound(to: UInt8.self, capacity: 1) { bytes in
            var end = bytes
            while end.pointee != 0 { end += 1 }
            return Array(UnsafeBufferPointer(start: bytes, count: end - bytes))
          }
        }
      }
  }
}
