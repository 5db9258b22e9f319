/// One thing a connection does in the course of an answer.
enum Step: Sendable {
  case send([UInt8])
  case sendRepeatedly([UInt8], times: Int)
  case sendSlowly(ArraySlice<UInt8>, every: Duration)
  case produce(@Sendable (LoopbackBodyWriter) async throws -> Void)
  case stall
  case hangUp
  case reset
  case refuse(Duration)
}
