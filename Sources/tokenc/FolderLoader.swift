import TokenCompiler

/// Answers for the files that documents name: only plain files, and only inside the folder of the
/// document that was given on the command line.
///
/// It keeps no state, so for a file that was itself named by a document every folder of a document
/// of the command line counts that the file lies in.
struct FolderLoader: Sendable {
  private let documents: [String]
  private let allowsOutside: Bool

  /// A loader for documents with these paths.
  init(documents: [String], allowsOutside: Bool) {
    self.documents = documents
    self.allowsOutside = allowsOutside
  }

  var sourceLoader: SourceLoader {
    SourceLoader { path, document in
      do throws(FileFailure) {
        return .success(try load(path, namedBy: document.path))
      } catch {
        return .failure(SourceLoader.Failure(reason: error.reason))
      }
    }
  }

  private func load(_ written: String, namedBy document: String) throws(FileFailure) -> SourceFile {
    try Self.refuseURL(written)
    if written.hasPrefix("/"), !allowsOutside {
      throw FileFailure(reason: "it is an absolute path, which needs '--allow-outside'")
    }
    let path = Paths.beside(document, written)
    ReadLog.note(path)
    guard let canonical = FileSystem.canonicalPath(path) else {
      throw FileFailure(reason: "there is no such file")
    }
    if !allowsOutside, !folders(for: document).contains(where: { Self.lies(canonical, in: $0) }) {
      throw .outsideFolder
    }
    return SourceFile(path: path, bytes: try FileSystem.readPlainFile(canonical).bytes)
  }

  /// The canonical folders that a document may reach into.
  private func folders(for document: String) -> [String] {
    if documents.contains(document) { return Self.folder(of: document).map { [$0] } ?? [] }
    guard let place = FileSystem.canonicalPath(document) else { return [] }
    return documents.compactMap(Self.folder(of:)).filter { Self.lies(place, in: $0) }
  }

  private static func folder(of document: String) -> String? {
    FileSystem.canonicalPath(Paths.folder(of: document))
  }

  private static func lies(_ path: String, in folder: String) -> Bool {
    path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  static func refuseURL(_ written: String) throws(FileFailure) {
    if isURL(written) { throw FileFailure(reason: "it is a URL, and tokenc fetches nothing") }
  }

  /// Whether it begins like `https:` (RFC 3986, 3.1).
  private static func isURL(_ text: String) -> Bool {
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = text.utf8[..<colon]
    guard let first = scheme.first, isLetter(first) else { return false }
    return scheme.allSatisfy {
      isLetter($0) || (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E].contains($0)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte & 0xDF)
  }
}

extension FileFailure {
  static let outsideFolder = FileFailure(
    reason: "it lies outside the folder of the document, which needs '--allow-outside'")
}
