extension DurationProtocol {
  /// The nearest duration that every clock can wait for: from zero to a hundred years.
  ///
  /// An instant of the clocks of the standard library ends with the seconds in an `Int64`, and one
  /// beyond that stops the program when it is slept until. Durations of other types than
  /// `Duration`, whose ends nobody knows, are only kept from being negative.
  @inlinable var asWaitingTime: Self {
    let time = Swift.max(self, .zero)
    guard let longest = Duration.seconds(100 * 365 * 86_400) as? Self else { return time }
    return Swift.min(time, longest)
  }
}
