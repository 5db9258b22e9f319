/// The least that a program can do: what the start of `news` is measured against.
@main enum Main {
  static func main() { print("Hello") }
}
