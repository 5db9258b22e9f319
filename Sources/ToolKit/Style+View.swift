package import Terminal

extension Style {
  package static let title = Style(bold: true)
  package static let tab = Style(faint: true)
  package static let selectedTab = Style(bold: true, reverse: true)
  package static let status = Style(faint: true)
  /// What the eye may pass over.
  package static let aside = Style(faint: true)
  package static let problem = Style(.red)
}
