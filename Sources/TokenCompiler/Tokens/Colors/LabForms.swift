/// CIE Lab and Oklab.
enum LabForms {
  private static let kappa = 24389.0 / 27
  private static let epsilon = 216.0 / 24389
  /// D50 from its chromaticity (0.3457, 0.3585).
  private static let white = Vector3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)

  /// CIE Lab from XYZ D50.
  static func xyzToLab(_ xyz: Vector3) -> Vector3 {
    func response(_ value: Double) -> Double {
      value > epsilon ? PlatformMath.cubeRoot(value) : (kappa * value + 16) / 116
    }
    let x = response(xyz.x / white.x)
    let y = response(xyz.y / white.y)
    let z = response(xyz.z / white.z)
    return Vector3(116 * y - 16, 500 * (x - y), 200 * (y - z))
  }

  /// XYZ D50 from CIE Lab.
  static func labToXYZ(_ lab: Vector3) -> Vector3 {
    let y = (lab.x + 16) / 116
    let x = lab.y / 500 + y
    let z = y - lab.z / 200
    func light(_ value: Double) -> Double {
      let cube = value * value * value
      return cube > epsilon ? cube : (116 * value - 16) / kappa
    }
    let luminance = lab.x > kappa * epsilon ? y * y * y : lab.x / kappa
    return Vector3(light(x) * white.x, luminance * white.y, light(z) * white.z)
  }

  /// Oklab from XYZ D65.
  static func xyzToOklab(_ xyz: Vector3) -> Vector3 {
    Matrix3.conesToOklab * (Matrix3.xyzToCones * xyz).map(PlatformMath.cubeRoot)
  }

  /// XYZ D65 from Oklab.
  static func oklabToXYZ(_ lab: Vector3) -> Vector3 {
    Matrix3.conesToXYZ * (Matrix3.oklabToCones * lab).map { $0 * $0 * $0 }
  }
}
