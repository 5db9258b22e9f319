/// The completion script for zsh.
///
/// It can be sourced after `compinit` or lie in a folder of `fpath` under the name `_TOOL`.
struct ZshCompletion {
  var table: CommandTable

  /// The script; it defines one function.
  var script: String {
    let name = "_" + table.tool.functionName
    let places = CompletionNames.all(in: table)
    let operand = table.soleCommand == nil ? "${place:=$word}" : ":"
    return """
      #compdef \(table.tool)
      # zsh completion for \(table.tool)
      \(name)() {
        local place='' option='' ended='' word i
        local -a names operands
        for ((i = 2; i < CURRENT; i++)); do
          word=$words[i]
          if [[ -n $option ]]; then
            option=''
            continue
          fi
          if [[ -z $ended ]]; then
            case $word in
              --) ended=1; continue ;;
              \(ShellPatterns(places.flatMap(\.options).valued))) option=$word; continue ;;
              -?*) continue ;;
            esac
          fi
          : \(operand)
        done
        if [[ -z $option && -z $ended && $words[CURRENT] == --*=* ]]; then
          option=${words[CURRENT]%%=*}
          compset -P '*='
        fi
      \(values(places))
      \(words(places))
      }
      if [[ $funcstack[1] == \(name) ]]; then
        \(name) "$@"
      elif (( $+functions[compdef] )); then
        compdef \(name) \(table.tool)
      fi

      """
  }

  private func values(_ places: [CompletionNames]) -> String {
    let cases = places.flatMap(\.options).valued.map { option in
      let action =
        switch option.kind {
        case .choice(let words): "compadd -- \(words.shellWords)"
        case .file: "_files"
        case .flag, .onOff, .integer, .decimal, .seconds, .text:
          "_message -r \(option.valueName.shellWord)"
        }
      return "      \(ShellPatterns([option]))) \(action) ;;"
    }
    return """
        if [[ -n $option ]]; then
          case $option in
      \(cases.joined(separator: "\n"))
          esac
          return
        fi
      """
  }

  private func words(_ places: [CompletionNames]) -> String {
    let cases = places.map { place in
      let options = place.options.flatMap { option in
        option.names.map { ("--" + $0, option.sentence) }
      }
      return """
            \(place.place.shellWord))
              names=(\(described(options)))
              operands=(\(described(place.words.map { ($0.name, $0.about) }))) ;;
        """
    }
    return """
        case $place in
      \(cases.joined(separator: "\n"))
        esac
        [[ -z $ended ]] || names=()
        (( $#operands )) && _describe -t commands word operands
        (( $#names )) && [[ $words[CURRENT] == -* || $#operands -eq 0 ]] &&
          _describe -o -t options option names
        return 0
      """
  }

  /// Names and what they mean in the form of `_describe`, where a colon parts them.
  private func described(_ entries: [(name: String, about: String)]) -> String {
    entries.map { entry in
      let name = entry.name.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
      return (entry.about.isEmpty ? name : "\(name):\(entry.about)").shellWord
    }.joined(separator: " ")
  }
}
