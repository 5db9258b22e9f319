extension Pipe {
  /// Sends all elements of `base`, and its failure as that of the pipe, until nobody wants more.
  @inlinable
  func follow<Base: AsyncSequence>(
    _ base: Base, failing: (Base.Failure) -> Failure
  ) async where Base.Element == Element {
    do throws(Base.Failure) {
      var elements = base.makeAsyncIterator()
      while let element = try await elements.next(isolation: nil) {
        guard await send(element) else { return }
      }
    } catch {
      finish(failing(error))
    }
  }
}
