/// The invented air over one point.
struct DemoAir: Sendable {
  let sky: DemoSky
  let now: Int

  /// Particles of up to 2.5 µm, in µg/m³: more of them where the air stands still.
  var fineParticles: Double { max(2, 22 - sky.moment(at: now).windKilometresPerHour * 0.7) }
}
