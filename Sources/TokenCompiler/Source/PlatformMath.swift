// The only file of the library that imports the platform: for its functions of real numbers, whose
// last bit may differ between platforms. What they compute is rounded before it is printed.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#elseif canImport(Glibc)
  import Glibc
#endif

/// Functions of real numbers.
enum PlatformMath {
  static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
  static func cubeRoot(_ value: Double) -> Double { cbrt(value) }
  static func sine(_ radians: Double) -> Double { sin(radians) }
  static func cosine(_ radians: Double) -> Double { cos(radians) }
  static func angle(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
}
