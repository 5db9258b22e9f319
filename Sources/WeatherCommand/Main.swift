import ToolKit

@main struct Main {
  static func main() async { await WeatherTool.main() }
}
