#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Whose certificates are trusted, where the environment says other than libcurl was built for.
struct TrustedCertificates {
  /// From `SSL_CERT_FILE`.
  let file: String?
  /// From `SSL_CERT_DIR`.
  let folder: String?

  init(environment: [String: String]) {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    file = value("SSL_CERT_FILE")
    let folder = value("SSL_CERT_DIR")
    // A file in that very folder is the sum of it, and a file alone is read only once.
    let isSum = file.map { URL(filePath: $0).deletingLastPathComponent().path } == folder
    self.folder = isSum ? nil : folder
  }
}
