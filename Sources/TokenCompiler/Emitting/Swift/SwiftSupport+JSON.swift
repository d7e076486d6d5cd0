// How a theme is read at run time from the JSON that tokenc writes (`--swift-runtime-json`).
extension SwiftSupport {
  /// The initialiser, its report and the decoding; `fallback` is the instance that stands in for what
  /// cannot be used, if the file has one.
  static func runtimeJSON(
    _ shape: SwiftShape, _ options: SwiftOptions, fallback: String?
  ) -> String {
    let access = options.access
    let type = options.typeName
    let standard = fallback.map { " = ." + $0 } ?? ""
    return """
      #if canImport(Foundation)
        /// A token of a document that was read at run time and that could not be used.
        \(access)struct DroppedToken: Sendable, Hashable, CustomStringConvertible {
          /// The names of the groups and of the token, as a JSON Pointer: `/theme/color/background`.
          \(access)var path: String
          /// Why it was dropped.
          \(access)var reason: String

          \(access)var description: String { path + " " + reason }
        }

        extension \(type) {
          /// A theme from a document that `tokenc build -o theme.json` wrote, for themes that arrive
          /// after the release.
          ///
          /// Colours are the same in every appearance, or follow the system if a second document gives
          /// those in dark. A token that is missing, or whose value does not fit its type, keeps the
          /// value of `fallback`; each is reported, and so is each that the type does not have.
          /// - Throws: What `JSONDecoder` throws for data that is no JSON.
          \(access)init(
            resolvedJSON data: Data, dark: Data? = nil, fallback: \(type)\(standard),
            dropped report: (DroppedToken) -> Void = { _ in }
          ) throws {
            var light = try _JSON.tokens(of: data)
            let dark = try dark.map { try _JSON.tokens(of: $0) } ?? [:]
            var overrides = fallback._t.overrides
            func set(_ key: Int, _ value: any Hashable & Sendable) {
              overrides = _Override.adding(_Override(key, value), to: overrides)
            }
            for index in _JSON.paths.indices {
              let path = _JSON.paths[index]
              let first = index * 4
              let key = _JSON.slots[first + 1]
              let flag = _JSON.slots[first + 2]
              guard let found = light.removeValue(forKey: path) else {
                report(DroppedToken(path: path, reason: "is missing"))
                continue
              }
              let type = _JSON.types[_JSON.slots[first + 3]]
              let night = dark[path] ?? found
              let other = [found.type, night.type].compactMap { $0 }.first { $0 != type }
              if let other, !type.isEmpty {
                report(DroppedToken(path: path, reason: "is a \\(other) and no \\(type)"))
              } else if case .null = found.value, flag >= 0 {
                set(flag, false)
              } else if let value = found.value.value(_JSON.slots[first], night.value) {
                set(key, value)
                if flag >= 0 { set(flag, true) }
              } else {
                report(DroppedToken(path: path, reason: "has no value of its type"))
              }
            }
            for path in light.keys.sorted() {
              report(DroppedToken(path: path, reason: "is no token of this theme"))
            }
            _t = _Table(
              fallback._t, overrides, nil, isFixed: fallback._t.isFixed, isPlain: false)
          }
        }

      \(jsonType)\(values(of: shape))
      \(decoders(shape))#endif


      """
  }

  private static let jsonType = """
      private indirect enum _JSON: Decodable {
        case null
        case flag(Bool)
        case number(Double)
        case text(String)
        case list([_JSON])
        case object([String: _JSON])

        init(from decoder: any Decoder) throws {
          let container = try decoder.singleValueContainer()
          if container.decodeNil() {
            self = .null
          } else if let flag = try? container.decode(Bool.self) {
            self = .flag(flag)
          } else if let number = try? container.decode(Double.self) {
            self = .number(number)
          } else if let text = try? container.decode(String.self) {
            self = .text(text)
          } else if let list = try? container.decode([_JSON].self) {
            self = .list(list)
          } else {
            self = .object(try container.decode([String: _JSON].self))
          }
        }

        /// The types and values of all tokens of a document, by JSON Pointer.
        static func tokens(of data: Data) throws -> [String: (type: String?, value: _JSON)] {
          var found: [String: (type: String?, value: _JSON)] = [:]
          var rest = [("", try JSONDecoder().decode(_JSON.self, from: data))]
          while let (path, node) = rest.popLast() {
            guard case .object(let members) = node else { continue }
            if let value = members["$value"] { found[path] = (members["$type"]?.text, value) }
            for (name, member) in members where name == "$root" || !name.hasPrefix("$") {
              let escaped = name.replacingOccurrences(of: "~", with: "~0")
                .replacingOccurrences(of: "/", with: "~1")
              rest.append((path + "/" + escaped, member))
            }
          }
          return found
        }

        subscript(_ name: String) -> _JSON? {
          if case .object(let members) = self { return members[name] }
          return nil
        }
        var list: [_JSON]? {
          if case .list(let list) = self { return list }
          return nil
        }
        var number: Double? {
          if case .number(let number) = self, number.isFinite { return number }
          return nil
        }
        var text: String? {
          if case .text(let text) = self { return text }
          return nil
        }


    """
}
