/// The units a person thinks in; each quantity has its own.
///
/// | | metric | us | uk | si |
/// |---|---|---|---|---|
/// | temperature | °C | °F | °C | °C |
/// | wind | km/h | mph | mph | m/s |
/// | pressure | hPa | inHg | hPa | hPa |
/// | precipitation | mm | in | mm | mm |
/// | snow depth | cm | in | cm | cm |
/// | visibility | km | mi | mi | km |
/// | elevation | m | ft | m | m |
public enum UnitSystem: String, Sendable, CaseIterable {
  /// As most of the world: wind in kilometres an hour.
  case metric
  /// As the United States.
  case us
  /// As the United Kingdom: metric, but roads and wind in miles.
  case uk
  /// As scientists: wind in metres a second.
  case si

  /// A temperature of the scale of Celsius.
  public func temperature(celsius: Double) -> Quantity {
    self == .us
      ? Quantity(celsius * 9 / 5 + 32, "°F", places: 1) : Quantity(celsius, "°C", places: 1)
  }

  /// A difference of temperatures in kelvins, such as between highest and lowest.
  public func temperatureDifference(kelvins: Double) -> Quantity {
    self == .us ? Quantity(kelvins * 9 / 5, "°F", places: 1) : Quantity(kelvins, "°C", places: 1)
  }

  /// The speed of wind.
  public func wind(kilometresPerHour speed: Double) -> Quantity {
    switch self {
    case .metric: Quantity(speed, "km/h", places: 1)
    case .us, .uk: Quantity(speed / 1.609_344, "mph", places: 1)
    case .si: Quantity(speed / 3.6, "m/s", places: 1)
    }
  }

  /// The pressure of air.
  public func pressure(hectopascals: Double) -> Quantity {
    self == .us
      ? Quantity(hectopascals / 33.863_886_4, "inHg", places: 2)
      : Quantity(hectopascals, "hPa", places: 1)
  }

  /// Rain, or molten snow, as water.
  public func precipitation(millimetres: Double) -> Quantity {
    self == .us
      ? Quantity(millimetres / 25.4, "in", places: 2) : Quantity(millimetres, "mm", places: 1)
  }

  /// Snow as it lies.
  public func snow(centimetres: Double) -> Quantity {
    self == .us
      ? Quantity(centimetres / 2.54, "in", places: 1) : Quantity(centimetres, "cm", places: 1)
  }

  /// How far one can see.
  public func visibility(metres: Double) -> Quantity {
    switch self {
    case .metric, .si: Quantity(metres / 1000, "km", places: 1)
    case .us, .uk: Quantity(metres / 1609.344, "mi", places: 1)
    }
  }

  /// A height above the sea.
  public func elevation(metres: Double) -> Quantity {
    self == .us ? Quantity(metres / 0.3048, "ft", places: 0) : Quantity(metres, "m", places: 0)
  }
}
