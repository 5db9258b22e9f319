extension AsyncStream<Int> {
  /// Brings `numbers` and ends.
  init(numbers: some Sequence<Int> & Sendable) {
    self.init(bufferingPolicy: .unbounded) { continuation in
      for number in numbers { continuation.yield(number) }
      continuation.finish()
    }
  }
}
