import Demo
import LoopbackServer
import Synchronization

/// Spoils about one answer in ten among items and lists, with every fault there is, in a row that the seed decides.
final class FaultInjector: Sendable {
  private let random: Mutex<SplitMix64>

  init(seed: UInt64) { random = Mutex(SplitMix64(seed: seed)) }

  func fault(for request: LoopbackRequest) -> LoopbackFault? {
    guard request.path.hasPrefix("/v0/item/") || request.path.hasSuffix("stories.json") else {
      return nil
    }
    let fault: LoopbackFault? = random.withLock { random in
      guard Int.random(in: 0..<10, using: &random) == 0 else { return nil }
      return LoopbackFault.samples.randomElement(using: &random)
    }
    // Back to where it came from, which mostly works the second time.
    if case .redirect = fault { return .redirect(to: request.target) }
    return fault
  }
}
