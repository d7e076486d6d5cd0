/// A member's name of today for one that tolerant sets still have.
struct LegacyMember {
  var name: String
  var spelling: LegacySpelling

  init(_ name: String, _ spelling: LegacySpelling = .memberName) {
    self.name = name
    self.spelling = spelling
  }
}

// Parts of values that are no tokens by themselves: a number, a word, the members of an object.
extension ValueDecoder {
  /// The number of a literal of kind number; one that `Double` cannot hold is reported.
  static func numberValue<Host: DecodingHost>(_ spot: Spot, _ host: inout Host) -> Double? {
    if let number = host.standardForms(of: spot.place).number(at: spot.place.index) {
      return number
    }
    let text = host.text(at: spot.place)
    if let number = NumberReader.number(text) { return number }
    host.report(
      .numberOutOfRange(isTooSmall: NumberReader.isTooSmall(text), host.siteOfRule(spot)))
    return nil
  }

  /// A number inside a value: a literal, or a pointer to a number. A reference in braces reaches
  /// whole tokens only and may stand here in tolerant sets.
  static func numberPart<Host: DecodingHost>(
    _ reached: Reached, of what: String, _ host: inout Host
  ) -> Double? {
    switch reached {
    case .nothing: return nil
    case .literal(let found):
      if let number = looseNumber(found, &host) { return number.value }
      host.report(.noNumber(what, host.describe(found.place), host.site(found)))
      return nil
    case .token(let token):
      guard allowsReference(token, of: what, &host) else { return nil }
      if let value = token.value.asNumber { return value }
      refuse(token, needs: [.number], &host)
      return nil
    }
  }

  /// The same where no pointer was followed yet.
  static func numberPart<Host: DecodingHost>(
    _ spot: Spot, of what: String, _ host: inout Host
  ) -> Double? { numberPart(reach(spot, &host), of: what, &host) }

  /// The number of a literal, in tolerant sets also as text. The inner `nil` of a result is a
  /// number that was reported; no result is something else.
  static func looseNumber<Host: DecodingHost>(
    _ spot: Spot, _ host: inout Host
  ) -> (value: Double?, Void)? {
    let kind = host.value(at: spot.place).kind
    if kind == .number { return (numberValue(spot, &host), ()) }
    guard kind == .text, host.isTolerant(spot.place), !host.isPlain(spot.place),
      let ratio = looseRatio(host.text(at: spot.place))
    else { return nil }
    host.countLegacy(.otherText, at: spot.place)
    if host.text(at: spot.place).hasOuterSpace { host.countLegacy(.outerBlanks, at: spot.place) }
    return (ratio, ())
  }

  /// Whether a reference to a whole token may stand for a part of a value; if not, says so.
  static func allowsReference<Host: DecodingHost>(
    _ token: ReachedToken, of what: String, _ host: inout Host
  ) -> Bool {
    let place = token.spot.place
    guard host.value(at: place).kind == .reference else { return true }
    if host.isTolerant(place) {
      host.countLegacy(.referenceInPart, at: place)
      return true
    }
    host.report(.referenceInPart(what, host.site(token.spot)))
    return false
  }

  /// Text inside a value: a literal, or a pointer to one.
  static func textPart<Host: DecodingHost>(
    _ spot: Spot, of what: String, _ host: inout Host
  ) -> (text: String, spot: Spot)? {
    switch reach(spot, &host) {
    case .nothing: return nil
    case .literal(let found):
      guard host.value(at: found.place).kind == .text else {
        host.report(.noText(what, host.describe(found.place), host.site(found)))
        return nil
      }
      return (host.text(at: found.place), found)
    case .token(let token):
      guard allowsReference(token, of: what, &host) else { return nil }
      if case .string(let text) = token.value { return (text, token.spot) }
      refuse(token, needs: [.string], &host)
      return nil
    }
  }

  /// A list inside a value: a literal, or a pointer to one.
  static func listPart<Host: DecodingHost>(
    _ spot: Spot, of what: String, _ host: inout Host
  ) -> Spot? {
    switch reach(spot, &host) {
    case .nothing: return nil
    case .literal(let found):
      if host.value(at: found.place).kind == .list { return found }
      host.report(.noList(what, host.describe(found.place), host.site(found)))
    case .token(let token):
      host.report(.referenceInPart(what, host.site(token.spot)))
    }
    return nil
  }

  /// The members of an object by the names that its type has, in the order of `names`. Members that
  /// it does not have are reported, or counted where the set is tolerant.
  static func members<Host: DecodingHost>(
    of spot: Spot, _ names: [String], what: String, older: [String: LegacyMember] = [:],
    _ host: inout Host
  ) -> [Spot?] {
    var found = [Spot?](repeating: nil, count: names.count)
    let isTolerant = host.isTolerant(spot.place)
    let end = host.value(at: spot.place).next
    var next = ValuePlace(set: spot.place.set, index: spot.place.index + 1)
    while next.index < end {
      let child = next
      next.index = host.value(at: child).next
      if let index = host.member(at: child, among: names) {
        found[index] = spot.inside(child)
        continue
      }
      let key = host.key(at: child)
      if !isTolerant {
        host.report(
          .extraMember(
            key, what, meant(by: key, open(names, older, spot, host), older),
            host.siteOfKey(spot.inside(child))))
      } else if let member = older[key], let index = names.firstIndex(of: member.name) {
        if found[index] == nil { found[index] = spot.inside(child) }
        host.countLegacy(member.spelling, at: child)
      } else if host.overridesContract,
        let meant = slip(key, open(names, older, spot, host))
      {
        host.report(.extraMember(key, what, meant, host.siteOfKey(spot.inside(child))))
      } else {
        host.countLegacy(.extraMembers, at: child)
      }
    }
    return found
  }

  /// The member that was probably meant by one that its type does not have.
  private static func meant(
    by key: String, _ names: [String], _ older: [String: LegacyMember]
  ) -> String? {
    if let older = older[key]?.name { return names.contains(older) ? older : nil }
    return respelt(key, names) ?? nearest(key, names)
  }

  /// The name that is another one but for one slip of the pen.
  private static func slip(_ key: String, _ names: [String]) -> String? {
    respelt(key, names) ?? names.first { Fix.isSlip(key, for: $0) }
  }

  /// The names that an object has no member for.
  private static func open<Host: DecodingHost>(
    _ names: [String], _ older: [String: LegacyMember], _ spot: Spot, _ host: Host
  ) -> [String] {
    let keys = host.children(of: spot.place).map { host.key(at: $0) }
    return names.filter { name in !keys.contains { $0 == name || older[$0]?.name == name } }
  }

  /// The name of which another one is a spelling: `offset-y`, `OffsetY`.
  private static func respelt(_ key: String, _ names: [String]) -> String? {
    func letters(_ name: String) -> [UInt8] {
      name.lowercased().utf8.filter { JSONByte.isLetter($0) || JSONByte.isDigit($0) }
    }
    return names.first { $0 != key && letters($0) == letters(key) }
  }

  /// Reports an object that has nothing of what its type has, as one with values of modes; says
  /// whether it is one. Strict sets are told what is missing.
  static func refusesForeignObject<Host: DecodingHost>(
    _ spot: Spot, as type: TokenType, members names: [String], _ host: inout Host
  ) -> Bool {
    guard host.isTolerant(spot.place) else { return false }
    var keys: [String] = []
    // No closure: one that captures the host copies all of it.
    for child in host.children(of: spot.place) {
      if host.member(at: child, among: names) != nil { return false }
      keys.append(host.key(at: child))
    }
    guard !keys.isEmpty else { return false }
    host.report(.noMembers(type, keys, host.forms(spot.place), host.site(spot)))
    return true
  }

  /// Reports the members that are missing, in one finding; tells whether none is. One that stands
  /// there under a wrong name was told with that name.
  static func hasAll<Host: DecodingHost>(
    _ found: [Spot?], _ names: [String], what: String, in spot: Spot,
    older: [String: LegacyMember] = [:], _ host: inout Host
  ) -> Bool {
    guard found.contains(where: { $0 == nil }) else { return true }
    var missing = zip(found, names).compactMap { $0 == nil ? $1 : nil }
    if !host.isTolerant(spot.place) {
      let open = missing
      let told = host.children(of: spot.place).compactMap {
        names.contains(host.key(at: $0)) ? nil : Self.meant(by: host.key(at: $0), open, older)
      }
      missing.removeAll { told.contains($0) }
      if missing.isEmpty { return false }
    }
    if host.isTolerant(spot.place) {
      reportMisspelt(&missing, names, what: what, in: spot, &host)
      if missing.isEmpty { return false }
    }
    host.report(.missingMembers(missing, what, host.siteOfEnd(spot)))
    return false
  }

  /// Reports members whose names are nearly those of missing ones, which then are missing no more.
  private static func reportMisspelt<Host: DecodingHost>(
    _ missing: inout [String], _ names: [String], what: String, in spot: Spot, _ host: inout Host
  ) {
    for child in host.children(of: spot.place) {
      let key = host.key(at: child)
      guard !names.contains(key), let meant = nearest(key, missing) else { continue }
      missing.removeAll { $0 == meant }
      host.report(.extraMember(key, what, meant, host.siteOfKey(spot.inside(child))))
    }
  }

  /// Reports a literal of the wrong form. In the plain dialect, and where the type is that of what
  /// the token overrides, a good value of another type is a `type-mismatch`. In a category, text is
  /// none: it breaks the rules of the type.
  static func refuse<Host: DecodingHost>(
    _ spot: Spot, as type: TokenType, _ host: inout Host
  ) {
    let isText = host.value(at: spot.place).kind == .text
    let text = isText ? host.text(at: spot.place) : ""
    if isText, host.refusesBareReference(text, spot, type) { return }
    let isPlain = host.isPlain(spot.place)
    let meant = isText ? meant(by: text, spot, as: type, &host) : nil
    var site = host.site(spot)
    let isOfBase = !host.hasOwnType && host.isWholeValue(spot.pointer ?? spot.place)
    if isPlain || isOfBase {
      let form = evidentType(at: spot.place, host: host)
      // No text is nearly a boolean.
      let isGood =
        form == .string
        ? type == .boolean || !host.hasOwnType && !type.isMeant(by: text) : form != .custom
      // `"12%"` for a number is as much a slip as `"0.1"`.
      let isSlip = type == .number && meant != nil
      if isGood, form != type, !isSlip { site.id = .typeMismatch }
    }
    host.report(
      .notOfType(
        type, host.describe(spot.place), host.forms(spot.place),
        meant: meant ?? nothing(text, isText, host),
        site))
  }

  /// What a text that is no value of its type was meant to be: one that the name of its token allows.
  private static func meant<Host: DecodingHost>(
    by text: String, _ spot: Spot, as type: TokenType, _ host: inout Host
  ) -> MeantValue? {
    let forms = host.formsOfProposals(type, at: spot.place)
    let meant = MeantValue.of(text, as: type, in: forms)
    guard case .bare(let bare, _)? = meant, let number = NumberReader.number(bare),
      host.isPlain(spot.place) || host.overridesContract
    else { return meant }
    let value: TokenValue =
      switch type {
      case .dimension: .dimension(Dimension(number))
      case .duration: .duration(Duration(number, .ms))
      default: .number(number)
      }
    let path = host.tokenPath
    guard let fault = NamedRange.fault(of: value, path: { Array(path.utf8) }) else { return meant }
    return fault.meant.map { .bare(JSONNumber.text($0), isCertain: false) }
  }

  /// What is said of a word that stands for no value.
  private static func nothing<Host: DecodingHost>(
    _ text: String, _ isText: Bool, _ host: Host
  ) -> MeantValue? {
    guard isText, host.overridesContract, MeantValue.isWordForNothing(text) else { return nil }
    return .advice("write a value, or leave the token out to keep the base theme's")
  }

  /// The name that was probably meant.
  static func nearest(_ name: String, _ names: [String]) -> String? {
    NearestName.nearest(to: name, among: names)
  }
}
