/// Two revisions as git writes them: `OLD..NEW`; `OLD...NEW`, which begins where the two parted; or `OLD`,
/// which is compared with the files as they are. A side that is left out is `HEAD`.
struct RevisionRange {
  private let old: String
  /// `nil` is the files as they are.
  private let new: String?
  private let beginsWhereTheyParted: Bool

  init(_ text: String) {
    guard let dots = text.place(ofText: "..") else {
      (old, new, beginsWhereTheyParted) = (text, nil, false)
      return
    }
    let rest = text[dots.upperBound...]
    beginsWhereTheyParted = rest.hasPrefix(".")
    let end = beginsWhereTheyParted ? rest.dropFirst() : rest
    old = dots.lowerBound == text.startIndex ? "HEAD" : String(text[..<dots.lowerBound])
    new = end.isEmpty ? "HEAD" : String(end)
  }

  /// Where the files of both versions are read.
  func trees() throws(RevisionFailure) -> (old: SourceTree, new: SourceTree) {
    guard let new else { return (try SourceTree(revision: old), .files) }
    let end = try SourceTree(revision: new)
    guard beginsWhereTheyParted else { return (try SourceTree(revision: old), end) }
    do throws(FileFailure) {
      return (.revision(try GitRevision(where: old, partedFrom: new)), end)
    } catch {
      throw RevisionFailure(revision: old, failure: error)
    }
  }
}
