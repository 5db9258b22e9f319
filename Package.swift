// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "LiveFeeds",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "HTTP", targets: ["HTTP"])
  ],
  targets: [
    .target(name: "HTTP")
  ],
  swiftLanguageModes: [.v6])

for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error),
  ]
}
