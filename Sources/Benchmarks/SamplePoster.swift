#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// An invented JPEG as large as a poster of the film service: 342 × 513 pixels, colours at half density.
enum SamplePoster {
  /// 33 rows of units, all the same, each behind a restart marker.
  static var jpeg: [UInt8] {
    let first = [UInt8](Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data())
    guard let frame = place(of: [0xFF, 0xC0], in: first),
      let scan = place(of: [0xFF, 0xDA], in: first)
    else { return [] }
    var file = first[..<(scan + 14)]
    // 513 rows
    file.replaceSubrange(frame + 5..<frame + 7, with: [2, 1])
    let row = first[(scan + 14)..<(first.count - 2)]
    for number in 0..<33 {
      if number > 0 { file += [0xFF, 0xD0 + UInt8((number - 1) % 8)] }
      file += row
    }
    return Array(file) + [0xFF, 0xD9]
  }

  private static func place(of marker: [UInt8], in file: [UInt8]) -> Int? {
    file.indices.first { file[$0...].starts(with: marker) }
  }

  /// The uppermost row of units.
  private static let text =
    """
    /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAoHBwgHBgoICAgLCgoLDhgQDg0NDh0VFhEYIx8lJCIfIiEmKzcvJik0KSEiME
    ExNDk7Pj4+JS5ESUM8SDc9Pjv/2wBDAQoLCw4NDhwQEBw7KCIoOzs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7Ozs7
    Ozs7Ozs7Ozs7Ozs7Ozs7Ozv/wAARCAAQAVYDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8
    QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0
    NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7
    i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcI
    CQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGR
    omJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmq
    srO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/90ABAAW/9oADAMBAAIRAxEAPwDXtYLWMD
    gVeFxaxjtWA+9Rw1VnMrdGNfL0sv53ds78dmWGw0eWEjo5NStx0IqpJfwseCKxVtJ5D1NXrbRpnIzmvXpYClBas+GxePq4
    qVoyLKtHIavW9pE5GQKks/D8nGa2bfRWQDNdPLCOiYYXJXVfNUkQ2un24xkCtKO3tYx0FMNmYx1qjeP5KEs+BWkaKa5pSs
    kfQwo4TBx+LU0JZ7WMdqxdR1qzgBGQW9BWJqF7PISsTFV9e9YUtrPIeprkq5hTj7mG1fd7fJdf63ODEZrF+7CRf1DWFuCR
    uwv90VjSvFIamXR5pD3q1D4fk6muNRU5c9Sd35nPQw9XFy30M1LSJzyKuQ6fb91FaSaIyDmkksjGOtdtOKlomfZYDJqFJc
    1SRCtvaxjoKZLNaxjtVW6DKDhqw7synOGNe3hcBzvVnq1cwwuFjaEjUutRtlzgisi41CFicEVnyW08h6miLSJpD3r6jDZf
    TgtWfN4jMamJlaEiUyxSGrMFtC3JAxRHpBixuyW9BVuPS5W+8cL/AHRXNj84weBThF80+y/V9PzOnB5HPEPmqS0JoEtlIC
    KGPqelaEENvnc+CfeqiWJjHWkcMg4avhcZi8TmMv3ktOiW39ep9PDB4LAwu5am0ktrGO1I+o2y9CK5uRpT0Y1GLeeQ9TRR
    yyO7Z85mOdU1eNOR0D6jCx4IpElikNZ1tpM8hHWt2x0CU4zXorDUqa3Pj5062Ml8TJLW2icjit6y0+DjIFFnobIBmtSOwM
    Y61Eknomelh8lo01zVJFi2tbVAOBVwSWsY7VlSgxqTuwBWPe3zqSsTbj69qzqRoUI89advzfojSvi8LhlaDOjutUtIULMw
    Arnr7XY5CViO1fXvWHNHczsSzsx96RNKnkPevGr4+dX3aT5I/i/n0+X3nzdfHSrytGQ+SaKQ0iW8Uh6Vct9AlOM5rRi0Jk
    HNccIU46JnVg8pnXlzTkZ0OnwdwKuJaWqDkCrLaeYx1qhdKyA4au+jRdR6M+ww+DwmEjeUiWV7WMdqy7vULZQcEVRvWkOc
    NWJcQzSE8mvpcHlkXq2Y4nOqUFy05Fy81KA5wRWRNPFIaX+yp5D3qZNDdBuc4FfUUsPQoQ5pSskeVBV8bL4mVUgikPSrSQ
    WsXUAt6CpRp0vRPlHr3oGnGMda8LHcRU43p4PV9+nyXX+tz63L+HqcUp1pD1SI852jsBRVeSNkON1FfNSeJqyc5VHd+bPo
    VHA01y32P//Z
    """
}
