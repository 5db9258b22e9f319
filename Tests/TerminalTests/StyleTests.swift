import Terminal
import Testing

@Suite(.timeLimit(.minutes(5))) struct StyleTests {
  @Test func `C30: a style is one SGR sequence before the text and a reset behind it`() {
    let style = Style(.brightRed, bold: true, faint: true, underline: true, reverse: true)
    #expect(style.applied(to: "hot", enabled: true) == "\u{1B}[1;2;4;7;91mhot\u{1B}[0m")
    #expect(Style(.cyan).applied(to: "x", enabled: true) == "\u{1B}[36mx\u{1B}[0m")
  }

  @Test func `without colour, style or text nothing is added`() {
    #expect(Style(.red).applied(to: "hot", enabled: false) == "hot")
    #expect(Style().applied(to: "plain", enabled: true) == "plain")
    #expect(Style(.red).applied(to: "", enabled: true) == "")
  }

  @Test func `C30: no colour is black or white`() {
    let codes = Set(Style.Color.allCases.map(\.rawValue))
    #expect(codes == Set([31, 32, 33, 34, 35, 36, 91, 92, 93, 94, 95, 96]))
  }
}
