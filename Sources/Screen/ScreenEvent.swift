public import Terminal

/// Something that happened at the terminal.
public enum ScreenEvent: Equatable, Sendable {
  /// A key was pressed; never Ctrl-C, Ctrl-L or Ctrl-Z, which the screen itself obeys.
  case key(KeyPress)
  /// Text was pasted: one line of at most 1,000 characters, without controls, never empty.
  case paste(String)
  /// The size may have changed: everything must be drawn again for this size.
  case resize(TerminalSize)
  /// The process goes on after it was stopped; time has passed.
  case resumed
  /// The terminal is gone; the last event.
  case lost
}
