import FileStore
import Terminal
import ToolKit

extension ViewSources {
  /// Reads which stories were opened before.
  func readHistory() {
    guard let bytes = try? desk.history?.read() else { return }
    inbox.add(.history(ReadingHistory(bytes)))
  }

  /// Adds a visit to those in the file, where other windows add theirs too.
  func remember(_ visit: ReadingHistory.Visit, on clock: some Clock<Duration>) async {
    guard let file = desk.history else { return }
    do throws(StoredFileError) {
      let bytes = try await file.update(clock: clock) { bytes in
        var history = ReadingHistory(bytes)
        history.add(visit)
        return history.bytes
      }
      inbox.add(.history(ReadingHistory(bytes)))
    } catch { desk.console.detail("cannot keep which stories were opened: \(error)") }
  }
}
