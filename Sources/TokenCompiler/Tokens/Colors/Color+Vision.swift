/// A deficiency of colour vision.
public enum ColorDeficiency: String, Sendable, Hashable, CaseIterable {
  /// No long-wave cones: red is dark.
  case protanopia
  /// No middle-wave cones: red and green look alike.
  case deuteranopia
  /// No short-wave cones: blue and yellow change.
  case tritanopia
}

extension Color {
  /// About how the colour looks to somebody with a deficiency (Machado, Oliveira and Fernandes 2009, at
  /// full severity), in linear sRGB. The opacity stays.
  public func seen(with deficiency: ColorDeficiency) -> Color {
    let light = space.convert(vector, to: .srgbLinear)
    return Color(.srgbLinear, deficiency.matrix * light, alpha: alpha)
  }
}

extension ColorDeficiency {
  fileprivate var matrix: Matrix3 {
    switch self {
    case .protanopia:
      Matrix3(
        Vector3(0.152286, 1.052583, -0.204868), Vector3(0.114503, 0.786281, 0.099216),
        Vector3(-0.003882, -0.048116, 1.051998))
    case .deuteranopia:
      Matrix3(
        Vector3(0.367322, 0.860646, -0.227968), Vector3(0.280085, 0.672501, 0.047413),
        Vector3(-0.011820, 0.042940, 0.968881))
    case .tritanopia:
      Matrix3(
        Vector3(1.255528, -0.076749, -0.178779), Vector3(-0.078411, 0.930809, 0.147602),
        Vector3(0.004733, 0.691367, 0.303900))
    }
  }
}
