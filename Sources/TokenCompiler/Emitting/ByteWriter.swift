/// Collects the bytes of an output. Names go in as byte slices, without a `String` for each.
///
/// The array is as long as there is room, and the first `count` bytes of it are written. To append a text to
/// an array takes 120 instructions, to copy it into one that is long enough 28, most of which ask
/// whether the array is shared; texts of the program are so few bytes that they are not even copied in a loop.
struct ByteWriter {
  /// What is written, and behind it room that nobody reads.
  private var room: [UInt8]
  /// How many bytes there are.
  private(set) var count = 0

  init(capacity: Int = 0) { room = capacity > 0 ? Self.room(of: capacity) : [] }

  /// The bytes. Who is done with the writer takes them by `finish()`, which does not copy them.
  var bytes: [UInt8] { Array(room[..<count]) }
  /// The bytes as text.
  var text: String { String(decoding: room[..<count], as: UTF8.self) }
  /// The bytes from an offset.
  func bytes(from start: Int) -> ArraySlice<UInt8> { room[start..<count] }

  /// Gives the bytes away and begins anew. Pages of the room that nothing was written to cost nothing.
  mutating func finish() -> [UInt8] {
    var bytes: [UInt8] = []
    swap(&bytes, &room)
    bytes.removeLast(bytes.count - count)
    count = 0
    return bytes
  }

  /// Takes back everything but the first `count` bytes.
  mutating func truncate(to count: Int) { self.count = min(count, self.count) }

  /// Writes a text of the program. Inlined, because its length is known there.
  @inline(__always)
  mutating func write(_ text: StaticString) {
    copy(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
  @_disfavoredOverload
  mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { copy($0) }
  }
  mutating func write(bytes slice: ArraySlice<UInt8>) {
    slice.withUnsafeBufferPointer { copy($0) }
  }
  /// Writes a part of an array.
  mutating func write(_ range: Range<Int>, of bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { copy(UnsafeBufferPointer(rebasing: $0[range])) }
  }
  /// Writes bytes between two that are the same: quotes.
  mutating func write(_ bytes: UnsafeBufferPointer<UInt8>, between quote: UInt8) {
    fill(bytes.count + 2) { place in
      place[0] = quote
      if let start = bytes.baseAddress { (place + 1).initialize(from: start, count: bytes.count) }
      place[bytes.count + 1] = quote
    }
  }
  mutating func write(byte: UInt8) { fill(1) { $0[0] = byte } }
  mutating func write(spaces count: Int) {
    fill(count) { $0.initialize(repeating: UInt8(ascii: " "), count: count) }
  }
  /// Ends a line and begins the next one.
  mutating func writeLine(indentedBy spaces: Int) {
    fill(spaces + 1) { place in
      place[0] = UInt8(ascii: "\n")
      (place + 1).initialize(repeating: UInt8(ascii: " "), count: spaces)
    }
  }
  /// Writes once more what stands there already.
  mutating func write(again range: Range<Int>) {
    precondition(range.upperBound <= count)
    let end = count
    fill(range.count) { place in
      place.initialize(from: place - (end - range.lowerBound), count: range.count)
    }
  }
}

// The only places that see memory.
extension ByteWriter {
  @inline(__always)
  private mutating func copy(_ bytes: UnsafeBufferPointer<UInt8>) {
    fill(bytes.count) { place in
      if let start = bytes.baseAddress { place.initialize(from: start, count: bytes.count) }
    }
  }

  /// Gives a place for so many bytes, all of which have to be filled.
  @inline(__always)
  private mutating func fill(_ length: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Void) {
    if length > room.count - count { grow(by: length) }
    let start = count
    room.withUnsafeMutableBufferPointer { room in
      if let first = room.baseAddress { body(first + start) }
    }
    count = start + length
  }

  /// The same for as many of so many bytes as are filled: their number comes back.
  @inline(__always)
  private mutating func fill(upTo length: Int, _ body: (UnsafeMutablePointer<UInt8>) -> Int) {
    var written = 0
    if length > room.count - count { grow(by: length) }
    let start = count
    room.withUnsafeMutableBufferPointer { room in
      if let first = room.baseAddress { written = body(first + start) }
    }
    count = start + written
  }

  @inline(never)
  private mutating func grow(by length: Int) {
    let (old, written) = (room, count)
    room = Self.room(of: max(2 * old.count, written + length, 64))
    old.withUnsafeBufferPointer { old in
      room.withUnsafeMutableBufferPointer { room in
        if let from = old.baseAddress { room.baseAddress?.initialize(from: from, count: written) }
      }
    }
  }

  private static func room(of capacity: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: capacity) { $1 = $0.count }
  }
}

// Numbers.
extension ByteWriter {
  /// Writes a finite number as `NumberText` has it.
  ///
  /// Nearly all numbers of a theme have at most four decimals. They are written without a `String`, in a
  /// tenth of the instructions: a decimal of so few digits that reads back as the number is the shortest.
  mutating func write(number: Double) {
    guard let units = Int32(exactly: (number * 10_000).rounded()), Double(units) / 10_000 == number
    else { return write(NumberText.text(number)) }
    let (whole, decimals) = units.magnitude.quotientAndRemainder(dividingBy: 10_000)
    // A sign, six digits, the point and four more.
    fill(upTo: 12) { place in
      var length = 0
      if units < 0 {
        place[0] = UInt8(ascii: "-")
        length = 1
      }
      let digits = Self.digits(of: whole)
      Self.fill(place + length, digits, with: whole)
      length += digits
      if decimals == 0 { return length }
      place[length] = UInt8(ascii: ".")
      return Self.fill(place, from: length + 1, decimals: decimals)
    }
  }

  /// Fills in up to four digits behind the point, without those that are 0 at the end, and says where they end.
  @inline(__always)
  private static func fill(
    _ place: UnsafeMutablePointer<UInt8>, from start: Int, decimals: UInt32
  ) -> Int {
    var (rest, end) = (decimals, start)
    while rest > 0 {
      place[end] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / 1000)
      rest = rest % 1000 * 10
      end += 1
    }
    return end
  }

  /// Writes the four numbers of a curve with commas between them.
  mutating func write(numbers curve: CubicBezier) {
    write(number: curve.x1)
    write(", ")
    write(number: curve.y1)
    write(", ")
    write(number: curve.x2)
    write(", ")
    write(number: curve.y2)
  }

  /// Writes decimal digits.
  mutating func write(integer: Int) {
    guard let number = UInt32(exactly: integer) else { return write(String(integer)) }
    let length = Self.digits(of: number)
    fill(length) { Self.fill($0, length, with: number) }
  }

  @inline(__always)
  private static func digits(of number: UInt32) -> Int {
    if number < 10 { return 1 }
    var (digits, least) = (2, UInt64(100))
    while UInt64(number) >= least {
      digits += 1
      least *= 10
    }
    return digits
  }

  @inline(__always)
  private static func fill(
    _ place: UnsafeMutablePointer<UInt8>, _ length: Int, with number: UInt32
  ) {
    var (rest, index) = (number, length)
    while index > 0 {
      index -= 1
      place[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
  }

  /// Writes hexadecimal digits in lower case, the last ones of a number; eight at most, which are made at
  /// once, each in a byte of its own.
  mutating func write(hex number: UInt32, digits: Int) {
    var word = UInt64(number)
    word = (word | word << 16) & 0x0000_FFFF_0000_FFFF
    word = (word | word << 8) & 0x00FF_00FF_00FF_00FF
    word = (word | word << 4) & 0x0F0F_0F0F_0F0F_0F0F
    let letters = (word + 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
    word += 0x3030_3030_3030_3030 + letters * UInt64(UInt8(ascii: "a") - UInt8(ascii: "9") - 1)
    fill(digits) { place in
      for index in 0..<digits {
        place[index] = UInt8(truncatingIfNeeded: word >> UInt64((digits - 1 - index) * 8))
      }
    }
  }
}
