extension ResolverExpander {
  /// What a reference object leads to.
  struct Target {
    /// The place in a document; `nil` for a whole file.
    var place: Place?
    /// The file, where it is a whole one.
    var file: SourceFile?
    /// What it is, where the map that it stands in says so.
    var entry: Entry?
    /// Its name in that map; the text of the reference for a file.
    var name = ""
  }

  /// Where a reference stands, which decides where it may lead.
  enum Position {
    case order, sources
  }

  /// Follows a `$ref`; `nil` where it leads nowhere, which was reported.
  mutating func target(of ref: Place, in position: Position) -> Target? {
    guard node(ref).kind == .string else {
      report(.resolverRefNotText(at: span(ref)), about: ref)
      return nil
    }
    let text = text(ref)
    guard let parts = ReferenceParts(text, isTolerant: dialect != .dtcg) else {
      report(.resolverPointer(at: span(ref)), about: ref)
      return nil
    }
    guard let pointer = parts.pointer else { return wholeFile(parts.path, ref, position) }
    var document = ref.document
    if !parts.path.isEmpty {
      guard looksAtFiles, let file = load(parts.path, for: ref) else { return nil }
      document = documentNumber(of: file)
    }
    return follow(pointer, in: document, ref, position)
  }

  private mutating func wholeFile(
    _ path: String, _ ref: Place, _ position: Position
  ) -> Target? {
    if position == .order {
      report(.resolverOrderTarget(at: span(ref)), about: ref)
      return nil
    }
    guard looksAtFiles, let file = load(path, for: ref) else { return nil }
    guard file.path != documents[ref.document].tree.source.path else {
      report(.resolverRing(text(ref), at: span(ref)), about: ref)
      return nil
    }
    return Target(file: file, name: path)
  }

  /// Whether the file of a reference has to be there: to the letter, each reference has to lead
  /// somewhere; otherwise only those that are wanted.
  private var looksAtFiles: Bool { !onlyChecks || dialect == .dtcg }

  private mutating func load(_ path: String, for ref: Place) -> SourceFile? {
    switch loader.load(path, documents[ref.document].tree.source) {
    case .success(let file): return file
    case .failure(let failure):
      report(.resolverFile(path, failure.reason, at: span(ref)), about: ref)
      return nil
    }
  }

  /// The number of a document of which only a part is wanted.
  private mutating func documentNumber(of file: SourceFile) -> Int {
    if let number = numbers[file.path] { return number }
    var findings: [Diagnostic] = []
    let tree = SourceReader.parse(file, limits: limits, into: &findings)
    return open(tree, findings: findings)
  }

  /// The object that a file is; `nil` where it is none, which was reported.
  private mutating func topLevel(of file: SourceFile) -> Place? {
    let place = Place(document: documentNumber(of: file), node: 0)
    return documents[place.document].tree.isDamaged ? nil : place
  }

  private mutating func follow(
    _ pointer: [String], in document: Int, _ ref: Place, _ position: Position
  ) -> Target? {
    guard !documents[document].tree.isDamaged else { return nil }
    guard let place = place(of: pointer, in: document) else {
      if document == 0, let map = pointer.first, isBroken(map) { return nil }
      report(.resolverNowhere(text(ref), at: span(ref)), about: ref)
      return nil
    }
    let isResolver = document == 0 || ResolverDocument.isOne(documents[document].tree)
    let map = isResolver ? pointer.first : nil
    if map == "resolutionOrder" {
      report(.resolverIntoOrder(at: span(ref)), about: ref)
      return nil
    }
    if map == "modifiers", position == .sources {
      report(.resolverIntoModifier(at: span(ref)), about: ref)
      return nil
    }
    var target = Target(place: place, name: pointer.last ?? "")
    if pointer.count == 2 { target.entry = map == "sets" ? .set : nil }
    if pointer.count == 2, map == "modifiers" { target.entry = .modifier }
    if document == ref.document, node(place).start <= node(ref).start,
      node(ref).end <= node(place).end
    {
      report(.resolverRing(text(ref), at: span(ref)), about: ref)
      return nil
    }
    if position == .sources, map == "sets", pointer.count == 1 {
      report(.resolverTarget(at: span(ref)), about: ref)
      return nil
    }
    if position == .order, pointer.count != 2 || map == nil, map == "modifiers" || map == "sets" {
      report(.resolverOrderTarget(at: span(ref)), about: ref)
      return nil
    }
    return target
  }

  /// Whether a map of the document is none, which was reported.
  private mutating func isBroken(_ name: String) -> Bool {
    guard name == "sets" || name == "modifiers",
      let map = member(Place(document: 0, node: 0), name)
    else { return false }
    return node(map).kind != .object
  }

  private mutating func place(of pointer: [String], in document: Int) -> Place? {
    guard !documents[document].tree.nodes.isEmpty else { return nil }
    var place = Place(document: document, node: 0)
    for segment in pointer {
      if node(place).kind == .array {
        guard let next = element(segment, of: place) else { return nil }
        place = next
      } else {
        guard let next = member(place, segment) else { return nil }
        place = next
      }
    }
    return place
  }

  private func element(_ segment: String, of list: Place) -> Place? {
    guard let index = Int(segment), String(index) == segment, index >= 0 else { return nil }
    let items = children(list)
    return index < items.count ? items[index] : nil
  }

  /// An object with what it refers to behind it, what overrides first. A set or a modifier may be a
  /// whole file; among sources a whole file holds tokens, so it is no part of the object.
  mutating func chain(
    of overriding: [Place], to place: Place, opensFiles: Bool = true
  ) -> [Place] {
    var chain = overriding + [place]
    var seen: Set<Place> = [place]
    var current = place
    while let ref = member(current, "$ref"), node(current).kind == .object {
      guard let target = target(of: ref, in: .sources) else {
        broken.insert(place)
        break
      }
      if target.file != nil, !opensFiles { break }
      guard let next = target.place ?? target.file.flatMap({ topLevel(of: $0) }) else {
        broken.insert(place)
        break
      }
      guard seen.insert(next).inserted else {
        report(.resolverRing(text(ref), at: span(ref)), about: ref)
        broken.insert(place)
        break
      }
      chain.append(next)
      current = next
    }
    return chain
  }
}

/// The text of a `$ref`: a path, a pointer, or both.
private struct ReferenceParts {
  /// The path of the file; empty for the document itself.
  var path: String
  /// The decoded segments of the pointer; `nil` for a whole file.
  var pointer: [String]?

  /// `nil` where the text is neither. `isTolerant` takes a pointer without its first slash, as some
  /// documents write it.
  init?(_ text: String, isTolerant: Bool) {
    guard let hash = text.firstIndex(of: "#") else {
      guard !text.isEmpty, !text.contains("{") else { return nil }
      self.path = text
      return
    }
    path = String(text[..<hash])
    let fragment = text[text.index(after: hash)...]
    guard !fragment.isEmpty else {
      pointer = path.isEmpty ? [] : nil
      return
    }
    guard fragment.hasPrefix("/") || isTolerant else { return nil }
    var segments: [String] = []
    for part in fragment.split(separator: "/", omittingEmptySubsequences: false) {
      guard let segment = Self.decoded(part) else { return nil }
      segments.append(segment)
    }
    if fragment.hasPrefix("/") { segments.removeFirst() }
    pointer = segments
  }

  private static func decoded(_ part: Substring) -> String? {
    var result: [UInt8] = []
    var isEscaped = false
    for byte in part.utf8 {
      if isEscaped {
        guard byte == UInt8(ascii: "0") || byte == UInt8(ascii: "1") else { return nil }
        result.append(byte == UInt8(ascii: "0") ? UInt8(ascii: "~") : UInt8(ascii: "/"))
        isEscaped = false
      } else if byte == UInt8(ascii: "~") {
        isEscaped = true
      } else {
        result.append(byte)
      }
    }
    return isEscaped ? nil : String(decoding: result, as: UTF8.self)
  }
}
