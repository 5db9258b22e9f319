/// How the result of an operator is read in a marble test.
public struct MarbleConsumer: Sendable {
  /// How long the consumer works on an element before that is recorded and the next is asked for.
  public var workingTime: Duration
  /// After how many elements it drops the iterator; nil for never.
  public var leavesAfter: Int?

  /// A consumer that asks for the next element at once and stays to the end, unless told otherwise.
  public init(workingTime: Duration = .zero, leavesAfter: Int? = nil) {
    self.workingTime = workingTime
    self.leavesAfter = leavesAfter
  }

  func consume<Output: AsyncSequence>(
    _ output: Output, on clock: StepClock, into record: MarbleRecord
  ) async {
    var iterator = output.makeAsyncIterator()
    var count = 0
    while count != leavesAfter {
      do throws(Output.Failure) {
        guard let element = try await iterator.next(isolation: nil) else {
          record.add("|")
          break
        }
        if workingTime > .zero { try? await clock.sleep(for: workingTime) }
        let text = "\(element)"
        let isMark = "-|^;[]()?".contains(text)
        record.add(text.count == 1 && !isMark ? text : "(\(text))")
        count += 1
      } catch {
        record.add("^")
        break
      }
    }
    if count != leavesAfter { await recordAfterlife(of: &iterator, into: record) }
  }

  /// An ended iterator stays ended: it neither repeats its failure nor goes on.
  private func recordAfterlife<Iterator: AsyncIteratorProtocol>(
    of iterator: inout Iterator, into record: MarbleRecord
  ) async {
    do {
      if try await iterator.next(isolation: nil) != nil { record.add("?") }
    } catch {
      record.add("?")
    }
  }
}
