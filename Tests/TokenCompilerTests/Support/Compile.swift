import Testing

@testable import TokenCompiler
