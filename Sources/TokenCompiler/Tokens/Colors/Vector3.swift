/// Three numbers: the components of a colour while it is converted.
struct Vector3: Equatable {
  var x: Double
  var y: Double
  var z: Double

  init(_ x: Double, _ y: Double, _ z: Double) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Each number by itself.
  func map(_ body: (Double) -> Double) -> Vector3 { Vector3(body(x), body(y), body(z)) }

  var least: Double { min(x, y, z) }
  var greatest: Double { max(x, y, z) }
}

/// A linear map of three numbers, row by row.
struct Matrix3 {
  private let first: Vector3
  private let second: Vector3
  private let third: Vector3

  init(_ first: Vector3, _ second: Vector3, _ third: Vector3) {
    self.first = first
    self.second = second
    self.third = third
  }

  /// The rows, for code that is to hold the matrix.
  var rows: [Vector3] { [first, second, third] }

  static func * (matrix: Matrix3, vector: Vector3) -> Vector3 {
    func row(_ row: Vector3) -> Double {
      let sum: Double = row.x * vector.x + row.y * vector.y
      return sum + row.z * vector.z
    }
    return Vector3(row(matrix.first), row(matrix.second), row(matrix.third))
  }
}
