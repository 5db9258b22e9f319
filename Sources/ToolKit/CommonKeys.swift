package import Options
package import Terminal

/// The options that every tool has, with the types of their values.
package enum CommonKeys {
  package static let json = OptionKey.flag("json", about: "One JSON object a line").reaching(
    .commandLine)
  package static let plain = OptionKey.flag(
    "plain", about: "One record a line, fields separated by tabs")
  package static let accessible = OptionKey.flag(
    "accessible", about: "No full-screen view, animation or drawing characters")
  package static let color = occasion("color")
  package static let hyperlinks = occasion("hyperlinks")

  package static let demo = OptionKey.flag("demo", about: "Sample data, without a network")
  package static let timeout = OptionKey.seconds(
    "timeout", in: 1...300, default: 20, about: "Longest wait for one answer")
  package static let quiet = OptionKey.flag(
    "quiet", about: "No notes or progress on standard error"
  )
  .short("q")
  package static let verbose = OptionKey.flag(
    "verbose", about: "Say on standard error what is being fetched"
  )
  .short("v")

  private static func occasion(_ name: String) -> OptionKey<TerminalEnvironment.When> {
    .choice(name, value: "WHEN", of: [.auto, .always, .never], default: .auto, about: "")
  }
}
