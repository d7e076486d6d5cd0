import Glibc

/// The target that the environment names. libFuzzer itself only knows one function.
private let target: FuzzTarget = {
  let name = getenv("TOKENC_FUZZ").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
    fatalError("TOKENC_FUZZ is one of \(names)")
  }
  return target
}()

/// What libFuzzer calls for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.run(Array(UnsafeBufferPointer(start: data, count: count)))
  return 0
}
