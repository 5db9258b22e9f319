#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif
import Options
import Terminal

/// A file that only its owner may read.
struct SecretFile {
  var path: String

  /// What the file holds, at most as much as a configuration file.
  /// - Throws: That it cannot be read, or that others may read it too.
  func text() throws(Failure) -> String {
    let bytes: [UInt8]?
    do throws(ConfigurationFileError) { bytes = try ConfigurationFile.read(path) } catch {
      throw unreadable(error.reason)
    }
    guard let bytes else { throw unreadable("no such file") }
    return try checked(String(decoding: bytes, as: UTF8.self))
  }

  /// `secret`, which stands in this file, if nobody else may read it there.
  /// - Throws: That others may.
  func checked(_ secret: String) throws(Failure) -> String {
    var facts = stat()
    // Only a file keeps what it holds for others; a pipe of the shell does not.
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return secret }
    guard facts.st_mode & 0o044 == 0 else {
      throw Failure(
        text: "others may read \(name), which holds an API key",
        hints: ["Run: chmod 600 \(word)"], status: .configuration)
    }
    return secret
  }

  /// The path, unless the key itself was given in its place.
  private var name: String {
    let isKey = path.hasPrefix("eyJ") || (path.count == 32 && path.allSatisfy(\.isHexDigit))
    return isKey ? "***" : path
  }

  /// The path as one word of a shell.
  private var word: String {
    let isPlain = name.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "/._-".contains($0))
    }
    return isPlain ? name : "'" + name.replacing("'", with: #"'\''"#) + "'"
  }

  private func unreadable(_ reason: String) -> Failure {
    Failure(text: "cannot read the API key file \(name): \(reason)", status: .configuration)
  }
}
