#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@main enum Main {
  static func main() async {
    exit(await Subcommand.run(Array(CommandLine.arguments.dropFirst())))
  }
}
