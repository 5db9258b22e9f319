import Dispatch

extension StoredFile {
  /// Changes what the file holds as the other `update` does, on a thread that no task needs.
  ///
  /// Waits while another process is changing it, at most `patience` on `clock`; cancelled, it tries once.
  ///
  /// - Parameters:
  ///   - clock: What the waiting is measured by.
  ///   - change: Makes new bytes of the old ones.
  /// - Returns: What the file holds now.
  /// - Throws: why it cannot be done, `EWOULDBLOCK` after too long a wait; the file is as it was then.
  @discardableResult public func update(
    clock: some Clock<Duration>, _ change: @escaping @Sendable ([UInt8]) -> [UInt8]
  ) async throws(StoredFileError) -> [UInt8] {
    let deadline = clock.now.advanced(by: patience)
    while true {
      let result = await withCheckedContinuation { continuation in
        Self.thread.async { continuation.resume(returning: attempt(change)) }
      }
      if let bytes = try result.get() { return bytes }
      guard clock.now < deadline else { throw busy }
      do { try await clock.sleep(for: .milliseconds(5)) } catch { throw busy }
    }
  }

  /// Writing until the disk has it may take long, which tasks must not do.
  private static let thread = DispatchQueue(label: "FileStore")

  private func attempt(_ change: ([UInt8]) -> [UInt8]) -> Result<[UInt8]?, StoredFileError> {
    do throws(StoredFileError) { return .success(try updateAtOnce(change)) } catch {
      return .failure(error)
    }
  }
}
