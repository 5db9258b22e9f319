#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif
package import Screen
import Terminal

extension Layout {
  /// Opens the full-screen view; ends the process where the terminal is lost, as line output does.
  package func showFullScreen(
    on device: ScreenDevice, _ view: (ScreenSession) async -> ViewEnding
  ) async {
    let ending = await withScreen(
      on: device, usesColor: isColored, usesHyperlinks: hasHyperlinks, view)
    if ending == .lost { endProcess(by: SIGHUP) }
  }
}
