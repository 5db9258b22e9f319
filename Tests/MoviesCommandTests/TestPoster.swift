import Foundation

/// The file of a picture of 2 × 4 pixels.
enum TestPoster {
  static let png = [UInt8](
    Data(
      base64Encoded:
        """
        iVBORw0KGgoAAAANSUhEUgAAAAIAAAAECAIAAAArjXluAAAAG0lEQVR42i3BsQEAMAzDIPK5P1eXgpCj8t02PGxT
        Bn5mvNDLAAAAAElFTkSuQmCC
        """, options: .ignoreUnknownCharacters) ?? Data())
}
