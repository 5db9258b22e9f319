/// The lists of the sample service, by the name they have in an address.
public enum DemoList: String, Sendable, CaseIterable {
  case topstories, newstories, beststories, askstories, showstories, jobstories
}
