// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "LiveFeeds",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .executable(name: "news", targets: ["NewsCommand"]),
    .executable(name: "movies", targets: ["MoviesCommand"]),
    .executable(name: "weather", targets: ["WeatherCommand"]),
    .executable(name: "benchmarks", targets: ["Benchmarks"]),
    .library(name: "HackerNews", targets: ["HackerNews"]),
    .library(name: "Movies", targets: ["Movies"]),
    .library(name: "Weather", targets: ["Weather"]),
    .library(name: "AsyncOperators", targets: ["AsyncOperators"]),
    .library(name: "AsyncOperatorsTesting", targets: ["AsyncOperatorsTesting"]),
    .library(name: "HTTP", targets: ["HTTP"]),
    .library(name: "CurlTransport", targets: ["CurlTransport"]),
    .library(name: "URLSessionTransport", targets: ["URLSessionTransport"]),
  ],
  targets: [
    .executableTarget(
      name: "NewsCommand",
      dependencies: [
        "AsyncOperators", "Demo", "FileStore", "HTTP", "HackerNews", "Options", "Screen",
        "Terminal", "ToolKit",
      ]),
    .executableTarget(
      name: "MoviesCommand",
      dependencies: [
        "AsyncOperators", "Demo", "FileStore", "HTTP", "Movies", "Options", "Posters", "Screen",
        "Terminal", "ToolKit",
      ]),
    .executableTarget(
      name: "WeatherCommand",
      dependencies: [
        "AsyncOperators", "Demo", "FileStore", "HTTP", "Options", "Screen", "Terminal", "ToolKit",
        "Weather",
      ]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "AsyncOperators", "AsyncOperatorsTesting", "CurlTransport", "Demo", "HTTP", "HackerNews",
        "Hello", "Images", "LoopbackServer", "Movies", "NewsCommand", "TestSupport",
        "WeatherCommand",
      ]),
    .executableTarget(name: "Hello"),
    .target(name: "Movies", dependencies: ["AsyncOperators", "FileStore", "HTTP"]),
    .target(name: "HackerNews", dependencies: ["AsyncOperators", "HTTP"]),
    .target(name: "Weather", dependencies: ["AsyncOperators", "FileStore", "HTTP"]),
    .target(name: "AsyncOperators"),
    .target(name: "AsyncOperatorsTesting", dependencies: ["AsyncOperators"]),
    .target(name: "HTTP"),
    .target(name: "CCurl", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
    .target(name: "CurlTransport", dependencies: ["CCurl", "HTTP"]),
    .target(name: "URLSessionTransport", dependencies: ["HTTP"]),
    .target(name: "Options"),
    .target(name: "Terminal"),
    .target(name: "FileStore"),
    .target(name: "Images"),
    .target(name: "Posters", dependencies: ["Images", "Terminal"]),
    .target(name: "CScreen"),
    .target(name: "Screen", dependencies: ["AsyncOperators", "CScreen", "Terminal"]),
    .target(
      name: "ToolKit",
      dependencies: [
        "AsyncOperators", "HTTP", "Options", "Screen", "Terminal",
        .target(name: "CurlTransport", condition: .when(platforms: [.linux])),
        .target(
          name: "URLSessionTransport",
          condition: .when(platforms: [.macOS, .iOS, .tvOS, .watchOS, .visionOS])),
      ]),
    .target(name: "LoopbackServer"),
    .target(name: "Demo", dependencies: ["LoopbackServer"]),

    .testTarget(
      name: "NewsCommandTests",
      dependencies: [
        "AsyncOperatorsTesting", "Demo", "FileStore", "HTTP", "HackerNews", "LoopbackServer",
        "NewsCommand", "Options", "Screen", "Terminal", "TerminalModel", "TestSupport", "ToolKit",
      ]),
    .testTarget(
      name: "MoviesCommandTests",
      dependencies: [
        "HTTP", "LoopbackServer", "Movies", "MoviesCommand", "Options", "Posters", "Screen",
        "Terminal", "TerminalModel", "TestSupport", "ToolKit",
      ]),
    .testTarget(
      name: "MoviesTests",
      dependencies: [
        "AsyncOperators", "AsyncOperatorsTesting", "CurlTransport", "FileStore", "HTTP",
        "LoopbackServer", "Movies", "TestSupport",
      ]),
    .testTarget(
      name: "WeatherCommandTests",
      dependencies: [
        "AsyncOperatorsTesting", "Demo", "HTTP", "LoopbackServer", "Options", "Screen", "Terminal",
        "TerminalModel", "TestSupport", "ToolKit", "Weather", "WeatherCommand",
      ]),
    .testTarget(
      name: "HackerNewsTests",
      dependencies: [
        "AsyncOperators", "AsyncOperatorsTesting", "CurlTransport", "HTTP", "HackerNews",
        "LoopbackServer", "TestSupport",
      ]),
    .testTarget(
      name: "WeatherTests",
      dependencies: [
        "AsyncOperators", "AsyncOperatorsTesting", "CurlTransport", "Demo", "FileStore", "HTTP",
        "LoopbackServer", "TestSupport", "Weather",
      ]),
    .testTarget(
      name: "AsyncOperatorsTests", dependencies: ["AsyncOperators", "AsyncOperatorsTesting"]),
    .testTarget(name: "HTTPTests", dependencies: ["HTTP", "TestSupport"]),
    .testTarget(
      name: "TransportTests",
      dependencies: [
        "CurlTransport", "HTTP", "LoopbackServer", "TestSupport", "URLSessionTransport",
      ]),
    .testTarget(name: "OptionsTests", dependencies: ["Options", "TestSupport"]),
    .testTarget(name: "TerminalTests", dependencies: ["Terminal", "TerminalProbe", "TestSupport"]),
    .testTarget(
      name: "ScreenTests",
      dependencies: [
        "AsyncOperatorsTesting", "CScreen", "Screen", "ScreenProbe", "Terminal", "TerminalModel",
        "TestSupport",
      ]),
    .testTarget(name: "LoopbackServerTests", dependencies: ["LoopbackServer", "RawClient"]),
    .testTarget(
      name: "DemoTests",
      dependencies: [
        "CurlTransport", "Demo", "HTTP", "Images", "LoopbackServer", "Movies", "RawClient",
      ]),
    .testTarget(
      name: "BenchmarksTests", dependencies: ["Benchmarks", "LoopbackServer", "TestSupport"]),
    .testTarget(
      name: "ToolKitTests", dependencies: ["HTTP", "Options", "Screen", "Terminal", "ToolKit"]),
    .testTarget(
      name: "FileStoreTests", dependencies: ["AsyncOperatorsTesting", "FileStore"]),
    .testTarget(name: "ImagesTests", dependencies: ["Images", "TestSupport"]),
    .testTarget(
      name: "PostersTests",
      dependencies: [
        "AsyncOperatorsTesting", "Images", "Posters", "Screen", "Terminal", "TerminalModel",
        "TestSupport",
      ]),
    .testTarget(name: "RepositoryTests"),
    .target(name: "RawClient", path: "Tests/RawClient"),
    .target(
      name: "TestSupport", dependencies: ["Options", "Terminal", "TerminalModel", "ToolKit"],
      path: "Tests/TestSupport"),
    .executableTarget(
      name: "TerminalProbe", dependencies: ["Terminal"], path: "Tests/TerminalProbe"),
    .executableTarget(
      name: "ScreenProbe", dependencies: ["Screen", "Terminal"], path: "Tests/ScreenProbe"),
    .target(name: "TerminalModel", dependencies: ["Terminal"], path: "Tests/TerminalModel"),
  ],
  swiftLanguageModes: [.v6])

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
  ]
}
