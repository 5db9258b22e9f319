public import Foundation

/// The executables that were built beside the running tests.
public enum BuiltTool {
  /// Where the executable product or target `name` lies; a name that begins with `/` is a path.
  ///
  /// SwiftPM puts the test bundle and the executables into one folder.
  public static func url(_ name: String) -> URL {
    name.hasPrefix("/") ? URL(filePath: name) : folder.appending(path: name)
  }

  private static var folder: URL {
    for argument in CommandLine.arguments {
      var path = URL(filePath: argument)
      while path.pathComponents.count > 1 {
        let isBundle = path.pathExtension == "xctest"
        path.deleteLastPathComponent()
        if isBundle { return path }
      }
    }
    return Bundle.main.bundleURL
  }
}
