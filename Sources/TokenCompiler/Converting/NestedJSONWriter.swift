/// Writes objects in objects, one member a line. The members of a group come behind each other; groups are
/// opened and closed as their names ask for.
struct NestedJSONWriter {
  private(set) var out = ByteWriter()
  /// Blanks for each level.
  private let step: Int
  private var path: [String] = []
  private var isFirst = true

  init(step: Int) { self.step = step }

  /// The bytes so far.
  var bytes: [UInt8] { out.bytes }

  /// Opens the outermost object.
  mutating func begin() { out.write("{") }

  /// Writes a member of the group that is open.
  mutating func member(_ name: String, _ value: JSONValue) {
    startMember(name)
    out.writeJSON(value)
  }

  /// Writes a token. What its extensions hold is data, also to a reader that looks for values there.
  mutating func token(_ name: String, _ members: [JSONValue.Member]) {
    startMember(name)
    out.write("{")
    for (index, member) in members.enumerated() {
      if index > 0 { out.write(", ") }
      out.writeJSON(string: member.key)
      out.write(": ")
      out.writeJSON(member.value, as: member.key == "$extensions" ? .tokenExtensions : .data)
    }
    out.write("}")
  }

  /// Opens and closes groups until the one of these names is open. `opened` writes what a new group begins
  /// with.
  mutating func move(
    to group: some Collection<String>, opened: (inout NestedJSONWriter, Int) -> Void = { _, _ in }
  ) {
    let common = zip(path, group).prefix { $0 == $1 }.count
    while path.count > common {
      path.removeLast()
      startLine()
      out.write("}")
      isFirst = false
    }
    for name in group.dropFirst(common) {
      startMember(name)
      out.write("{")
      path.append(name)
      isFirst = true
      opened(&self, path.count)
    }
  }

  /// Closes everything.
  mutating func end() {
    move(to: [])
    out.write("\n}\n")
  }

  private mutating func startMember(_ name: String) {
    if !isFirst { out.write(",") }
    isFirst = false
    startLine()
    out.writeJSON(string: name)
    out.write(": ")
  }

  /// No more blanks beyond any depth that a person reads, so that the text stays linear in its depth.
  private mutating func startLine() {
    out.write("\n")
    out.write(spaces: step * min(path.count + 1, 50))
  }
}
