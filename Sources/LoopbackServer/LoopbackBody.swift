/// What follows the head of an answer.
public enum LoopbackBody: Sendable {
  /// These bytes, with their length announced.
  case bytes([UInt8])
  /// `block` so many times over, with the length announced; costs the memory of one block.
  case repeated(_ block: [UInt8], times: Int)
  /// Whatever the closure writes, in chunks, until it returns.
  ///
  /// It runs in a task that is cancelled when the client goes away. If it throws, the connection closes
  /// without the last chunk.
  case live(@Sendable (LoopbackBodyWriter) async throws -> Void)
  /// The whole answer, head included, as bytes; status and header fields are not used.
  case raw([UInt8], closes: Bool)
}
