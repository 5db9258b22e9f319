package import Options

extension OptionGroup {
  /// How records are written; `json` and `plain` say in a sentence what one looks like, `more` stands last.
  package static func output(
    json: String = "One JSON object a line",
    plain: String = "One record a line, fields separated by tabs", more: [OptionDefinition] = []
  ) -> OptionGroup {
    OptionGroup(
      "Output",
      [
        CommonKeys.json.about(json).definition, CommonKeys.plain.about(plain).definition,
        CommonKeys.accessible.definition, CommonKeys.color.definition,
        .alias("no-color", for: CommonKeys.color.definition, value: "never"),
        CommonKeys.hyperlinks.definition,
      ] + more)
  }

  /// The options that stand last in every help of `tool`.
  ///
  /// `demo` says what the sample data are; `services` are the addresses and keys of the services.
  package static func general(
    of tool: String, demo: String, services: [OptionDefinition], more: [OptionDefinition] = []
  ) -> OptionGroup {
    OptionGroup(
      "General",
      [
        CommonKeys.demo.about(demo).definition, CommonKeys.timeout.definition,
        .configuration(inPlaceOf: "~/.config/\(tool)/config"), CommonKeys.quiet.definition,
        CommonKeys.verbose.definition,
      ] + services + [.help, .hiddenHelp, .version] + more)
  }
}

extension CommandTable {
  /// The variables that every tool obeys although no option has their name.
  package static let commonVariables = [
    "NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "CLICOLOR", "ACCESSIBLE", "HTTPS_PROXY",
    "NO_PROXY", "SSL_CERT_FILE",
  ]
}
