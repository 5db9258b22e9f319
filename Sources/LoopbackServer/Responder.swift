/// Who decides what is answered.
enum Responder: Sendable {
  case atOnce(@Sendable (LoopbackRequest) -> LoopbackResponse)
  case later(@Sendable (LoopbackRequest) async -> LoopbackResponse)
}
