import ToolKit

@main struct Main {
  static func main() async { await NewsTool.main() }
}
