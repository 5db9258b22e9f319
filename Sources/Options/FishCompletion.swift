/// The completion script for fish.
struct FishCompletion {
  var table: CommandTable

  /// The script; it defines a function that tells the place on the command line.
  var script: String {
    let places = CompletionNames.all(in: table)
    let lines = places.flatMap { place in words(at: place) + options(at: place) }
    return """
      # fish completion for \(table.tool)
      function \(function)
        set -l place ''
        set -l skip 0
        for word in (commandline -opc)[2..-1]
          if test $skip -eq 1
            set skip 0
            continue
          end
          switch $word
            case \(valued(places))
              set skip 1
            case '-*'
            case '*'
              test -n "$place"; or set place $word
          end
        end
        test "$place" = "$argv[1]"
      end
      complete -c \(table.tool.fishWord) -f
      \(lines.joined(separator: "\n"))

      """
  }

  private var function: String { "__fish_\(table.tool.functionName)_at" }

  private func valued(_ places: [CompletionNames]) -> String {
    let spellings = Set(places.flatMap(\.options).valued.flatMap(\.spellings)).sorted()
    return spellings.isEmpty ? "''" : spellings.map(\.fishWord).joined(separator: " ")
  }

  private func start(_ place: CompletionNames) -> String {
    let condition =
      table.soleCommand == nil ? " -n \("\(function) \(place.place.fishWord)".fishWord)" : ""
    return "complete -c \(table.tool.fishWord)\(condition)"
  }

  private func words(at place: CompletionNames) -> [String] {
    place.words.map { word in
      // The word is evaluated once more by fish, hence quoted twice.
      "\(start(place)) -a \(word.name.fishWord.fishWord)"
        + (word.about.isEmpty ? "" : " -d \(word.about.fishWord)")
    }
  }

  private func options(at place: CompletionNames) -> [String] {
    place.options.flatMap { option in
      option.names.map { name in
        let letter = name == option.name ? option.short.map { " -s \(String($0).fishWord)" } : nil
        return "\(start(place)) -l \(name.fishWord)\(letter ?? "")\(value(of: option))"
          + " -d \(option.sentence.fishWord)"
      }
    }
  }

  private func value(of option: OptionDefinition) -> String {
    switch option.kind {
    case .flag, .onOff: ""
    case .choice(let words):
      " -x -a " + words.map(\.fishWord).joined(separator: " ").fishWord
    case .file: " -r -F"
    case .integer, .decimal, .seconds, .text: " -x"
    }
  }
}

extension String {
  /// The text as one word of fish, where a backslash and a quote are escaped inside quotes.
  fileprivate var fishWord: String {
    "'" + replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
