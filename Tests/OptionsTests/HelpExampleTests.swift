import Options
import Testing

@Suite(.timeLimit(.minutes(5))) struct HelpExampleTests {
  @Test func `C32: a command's help has this form`() {
    #expect(
      Self.table.help(for: Self.table.commands[0], width: 80, showsHidden: false) == Self.page)
  }

  private static let page = """
    Watch a shelf of books in a full-screen view that updates itself.

    Usage: shelf watch [options]

    Options:
      --order NAME         Order to show: name, title, year, size, colour or weight.
                           (default: name)
      -n, --limit N        Number of books, 1 to 500. (default: 30)
      --bell, --no-bell    Ring the terminal bell for new books. (default: no)
      --once               Print the books and stop.

    Output:
      --plain              One book a line, fields separated by tabs: position, id,
                           title, author.
      --color WHEN         auto, always or never. (default: auto)
      --rearrangement KIND
                           Any text.

    Keys (press ? for all):
      j k move   q quit

    Environment: SHELF_ORDER, SHELF_LIMIT, SHELF_BELL, SHELF_ONCE, SHELF_PLAIN,
      SHELF_COLOR, SHELF_REARRANGEMENT, NO_COLOR

    Exit status: 0 success, 64 wrong usage, 130 Ctrl-C

    Examples:
      shelf watch --order title
      shelf watch | sort

    """

  private enum Order: String, CaseIterable, Sendable {
    case name, title, year, size, colour, weight
  }

  private static let table = CommandTable(
    tool: "shelf", version: "1", sentence: "Books.",
    commands: [
      Command(
        "watch", sentence: "Watch a shelf of books in a full-screen view that updates itself.",
        groups: [
          OptionGroup(
            "Options",
            [
              OptionKey<Order>.choice(
                "order", value: "NAME", default: .name, about: "Order to show"
              ).definition,
              OptionKey.integer(
                "limit", value: "N", in: 1...500, default: 30, about: "Number of books"
              ).short("n").definition,
              OptionKey.onOff(
                "bell", default: false, about: "Ring the terminal bell for new books"
              ).definition,
              OptionKey.flag("once", about: "Print the books and stop").definition,
            ]),
          OptionGroup(
            "Output",
            [
              OptionKey.flag(
                "plain",
                about: "One book a line, fields separated by tabs: position, id, title, author"
              ).definition,
              OptionKey<BirdKeys.When>.choice("color", value: "WHEN", default: .auto, about: "")
                .definition,
              OptionKey<String?>.text(
                "rearrangement", value: "KIND", about: "Any text", parse: { $0 }
              ).definition,
            ]),
        ], keys: ["j k move   q quit"],
        statuses: [0: "success", 64: "wrong usage", 130: "Ctrl-C"],
        examples: ["shelf watch --order title", "shelf watch | sort"])
    ], groups: [], environment: ["NO_COLOR"])
}
