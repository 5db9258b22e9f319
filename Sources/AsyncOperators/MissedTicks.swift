/// What a timer does about ticks that fell due while its consumer was busy.
public enum MissedTicks: Sendable {
  /// Leaves them out and goes on at the next tick of the grid.
  case skip
  /// Delivers them one after the other until the consumer has caught up.
  case burst
}
