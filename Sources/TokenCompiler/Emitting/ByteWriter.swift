/// Collects the bytes of an output. Names go in as byte slices, without a `String` for each.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// How many bytes there are.
  var count: Int { bytes.count }

  /// Writes a text of the program. Most are short, and then byte by byte is quicker: to append a
  /// sequence takes about 200 instructions whatever its length, a byte 8.
  mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { utf8 in
      if utf8.count > 16 {
        bytes.append(contentsOf: utf8)
      } else {
        for byte in utf8 { bytes.append(byte) }
      }
    }
  }
  @_disfavoredOverload
  mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }
  mutating func write(bytes slice: ArraySlice<UInt8>) { bytes.append(contentsOf: slice) }
  mutating func write(byte: UInt8) { bytes.append(byte) }
  mutating func write(spaces count: Int) {
    for _ in 0..<count { bytes.append(UInt8(ascii: " ")) }
  }

  /// Writes a finite number as `NumberText` has it.
  ///
  /// Nearly all numbers of a theme have at most four decimals. They are written without a `String`, in a
  /// fifth of the instructions: a decimal of so few digits that reads back as the number is the shortest.
  mutating func write(number: Double) {
    if let units = Int32(exactly: (number * 10_000).rounded()), Double(units) / 10_000 == number {
      if units < 0 { write(byte: UInt8(ascii: "-")) }
      write(digits: units.magnitude / 10_000)
      write(decimals: units.magnitude % 10_000)
    } else {
      write(NumberText.text(number))
    }
  }

  /// Writes decimal digits.
  mutating func write(integer: Int) {
    if let number = UInt32(exactly: integer) {
      write(digits: number)
    } else {
      write(String(integer))
    }
  }

  private mutating func write(digits number: UInt32) {
    var unit: UInt32 = 1
    while number / unit > 9 { unit *= 10 }
    while unit > 0 {
      write(byte: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number / unit % 10))
      unit /= 10
    }
  }

  /// Writes up to four digits behind the point; none for 0.
  private mutating func write(decimals: UInt32) {
    var rest = decimals
    if rest > 0 { write(byte: UInt8(ascii: ".")) }
    while rest > 0 {
      write(byte: UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / 1000))
      rest = rest % 1000 * 10
    }
  }

  /// Writes hexadecimal digits in lower case, the last ones of a number.
  mutating func write(hex number: UInt32, digits: Int) {
    for place in stride(from: (digits - 1) * 4, through: 0, by: -4) {
      let digit = UInt8(truncatingIfNeeded: number >> UInt32(place) & 15)
      write(byte: digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }

  /// Lets somebody else append.
  mutating func append(_ body: (inout [UInt8]) -> Void) { body(&bytes) }

  /// Takes back everything but the first `count` bytes.
  mutating func truncate(to count: Int) { bytes.removeLast(max(0, bytes.count - count)) }
}
