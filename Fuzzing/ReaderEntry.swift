/// What libFuzzer calls for each input of the fuzzer that has the reader alone.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  var choice = FuzzChoice(bytes, all: false)
  FuzzJSON.read(bytes, &choice)
  return 0
}
