import Foundation

/// Whether the long forms run: `make soak`.
enum Soak {
  static let isOn = ProcessInfo.processInfo.environment["TOKENC_SOAK"] == "1"

  /// How often to do something that a quick run does a few times.
  static func count(_ quick: Int, long: Int) -> Int { isOn ? long : quick }

  /// Says what a run measured, for the record.
  static func note(_ text: String) { if isOn { print("soak: \(text)") } }
}
