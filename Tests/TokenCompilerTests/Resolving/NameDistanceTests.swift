import Testing

@testable import TokenCompiler

/// The distance of names against the whole square that its definition names.
@Suite struct NameDistanceTests {
  @Test func onlyWhatIsFarIsLeftOut() {
    var random = SeededGenerator(seed: 5)
    var near = 0
    for _ in 0..<4000 {
      let name = Self.name(&random)
      let other = Bool.random(using: &random) ? Self.name(&random) : Self.changed(name, &random)
      var distance = NameDistance(name[...])
      let found = distance.to(other[...])
      let limit = min(name.count / 3, 4)
      let edits = Self.edits(name, other)
      #expect(found == (edits <= limit ? edits : nil), "\(name) \(other)")
      // The rows are used again.
      #expect(distance.to(other[...]) == found)
      if found != nil { near += 1 }
    }
    #expect(near > 500)
  }

  private static func name(_ random: inout SeededGenerator) -> [UInt8] {
    (0..<Int.random(in: 0...24, using: &random)).map { _ in
      UInt8.random(in: 97...100, using: &random)
    }
  }

  private static func changed(_ name: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var name = name
    for _ in 0..<Int.random(in: 0...5, using: &random) where !name.isEmpty {
      let place = Int.random(in: 0..<name.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: name.insert(120, at: place)
      case 1: name.remove(at: place)
      case 2: name[place] = 121
      default: if place > 0 { name.swapAt(place, place - 1) }
      }
    }
    return name
  }

  private static func edits(_ name: [UInt8], _ other: [UInt8]) -> Int {
    var square = Array(
      repeating: Array(repeating: 0, count: other.count + 1), count: name.count + 1)
    for row in 0...name.count {
      for column in 0...other.count {
        if row == 0 || column == 0 {
          square[row][column] = row + column
          continue
        }
        let (left, above) = (name[row - 1], other[column - 1])
        var cost = min(square[row - 1][column], square[row][column - 1]) + 1
        cost = min(cost, square[row - 1][column - 1] + (left == above ? 0 : 1))
        if row > 1, column > 1, left == other[column - 2], name[row - 2] == above {
          cost = min(cost, square[row - 2][column - 2] + 1)
        }
        square[row][column] = cost
      }
    }
    return square[name.count][other.count]
  }
}
