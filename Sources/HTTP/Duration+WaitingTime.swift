extension Duration {
  /// The nearest time that can be waited for: from zero to a hundred years.
  ///
  /// The instant at the end of a longer one may be beyond the last that a clock knows, which stops the program.
  var asWaitingTime: Duration { min(max(self, .zero), .seconds(100 * 365 * 86_400)) }
}
