/// The completion script for bash 3.2 and later.
struct BashCompletion {
  var table: CommandTable

  /// The script; it defines two functions and needs no other file.
  var script: String {
    let name = "_" + table.tool.functionName
    let places = CompletionNames.all(in: table)
    return """
      # bash completion for \(table.tool)
      \(name)_offer() {
        local word
        for word in "${@:2}"; do
          [[ $word == "$1"* ]] && COMPREPLY+=("$word")
        done
      }
      \(name)() {
        local cur=${COMP_WORDS[COMP_CWORD]} place='' option='' ended='' word i
        COMPREPLY=()
        for ((i = 1; i < COMP_CWORD; i++)); do
          word=${COMP_WORDS[i]}
          if [[ -n $option ]]; then
            [[ $word == '=' ]] || option=''
            continue
          fi
          if [[ -z $ended ]]; then
            case $word in
              --) ended=1 && continue ;;
              \(ShellPatterns(places.flatMap(\.options).valued))) option=$word && continue ;;
              -?*) continue ;;
            esac
          fi
          [[ -z $place ]] && place=$word
        done
        [[ -n $option && $cur == '=' ]] && cur=''
      \(values(name, places))
      \(words(name, places))
      }
      complete -F \(name) \(table.tool.shellWord)

      """
  }

  private func values(_ name: String, _ places: [CompletionNames]) -> String {
    let options = places.flatMap(\.options).valued
    let cases = options.map { option in
      let action =
        switch option.kind {
        case .choice(let words): "\(name)_offer \"$cur\" \(words.shellWords)"
        case .file:
          "local IFS=$'\\n'; COMPREPLY=($(compgen -f -- \"$cur\")); "
            + "compopt -o filenames 2>/dev/null"
        case .flag, .onOff, .integer, .decimal, .seconds, .text: ":"
        }
      return "      \(ShellPatterns([option]))) \(action) ;;"
    }
    return """
        if [[ -n $option ]]; then
          case $option in
      \(cases.joined(separator: "\n"))
          esac
          return 0
        fi
      """
  }

  private func words(_ name: String, _ places: [CompletionNames]) -> String {
    let cases = places.map { place in
      let pattern = table.soleCommand == nil ? place.place.shellWord : "*"
      let names = place.options.flatMap(\.names).map { "--" + $0 }.shellWords
      let words = place.words.map(\.name).shellWords
      let operands = place.takesOperand ? "\(name)_offer \"$cur\" \(words)" : "word=-"
      return """
              \(pattern))
                \(operands)
                [[ -z $ended && ( $cur == -* || $word == - ) ]] &&
                  \(name)_offer "$cur" \(names) ;;
        """
    }
    return """
        word=''
        case $place in
      \(cases.joined(separator: "\n"))
        esac
        return 0
      """
  }
}

/// The spellings of options as a pattern of a shell's `case`.
struct ShellPatterns: CustomStringConvertible {
  var description: String

  init(_ options: [OptionDefinition]) {
    let spellings = Set(options.flatMap(\.spellings)).sorted()
    description = spellings.isEmpty ? "''" : spellings.map(\.shellWord).joined(separator: "|")
  }
}

extension [OptionDefinition] {
  /// Those that take a value, each name once.
  var valued: [OptionDefinition] {
    var seen: Set<String> = []
    return filter { $0.kind.takesValue && seen.insert($0.name).inserted }
  }
}

extension [String] {
  /// The words with blanks between them, each safe from the shell.
  var shellWords: String { map(\.shellWord).joined(separator: " ") }
}
