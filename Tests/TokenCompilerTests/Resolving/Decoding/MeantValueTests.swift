import Testing

@testable import TokenCompiler

/// What a text that is no value of its type was meant to be.
@Suite struct MeantValueTests {
  @Test(arguments: [
    ("007aff", "write \"#007aff\""), ("##007aff", "write \"#007aff\""),
    ("#OO7aff", "write \"#007aff\""),
    ("0x007aff", "write \"#007aff\""), ("#007a ff", "write \"#007aff\""),
    ("#007aff;", "write \"#007aff\""),
    ("#007aff\u{200B}", "write \"#007aff\""), ("'#007aff'", "write \"#007aff\""),
    ("#007af", "a colour has 6 hexadecimal digits behind '#', or 8 with its opacity, not 5"),
    ("#007afg", "'g' is no hexadecimal digit: those are 0 to 9 and a to f"),
    ("#007aff 50%", "did you mean \"#007aff80\"?"), ("bleu", "did you mean \"blue\"?"),
    ("trasparent", "did you mean \"transparent\"?"), ("rbg(0,1,2)", "did you mean \"rgb(0,1,2)\"?"),
    ("rgb(0,1,2", "did you mean \"rgb(0,1,2)\"?"), ("rgb(0;1;2)", "did you mean \"rgb(0,1,2)\"?"),
    ("0, 122, 255", "did you mean \"rgb(0, 122, 255)\"?"),
    ("rgba(0,1,2,0,5)", "did you mean \"rgba(0, 1, 2, 0.5)\"?"),
    ("hsl(168, 100, 22)", "did you mean \"hsl(168, 100%, 22%)\"?"),
    ("hsla(168, 100%, 22, 0.5)", "did you mean \"hsla(168, 100%, 22%, 0.5)\"?"),
    ("rgb[0,1,2]", "did you mean \"rgb(0,1,2)\"?"), ("rgb(#007aff)", "did you mean \"#007aff\"?"),
    ("#007aff !important", "did you mean \"#007aff\"?"),
    ("color: #007aff", "did you mean \"#007aff\"?"), ("＃００７aff", "write \"#007aff\""),
    ("color(p3 1 0 0)", "did you mean \"color(display-p3 1 0 0)\"?"),
    ("$primary", "a reference is the path of a token in braces: \"{group.token}\""),
    ("{}", "write the path of a token between the brackets"),
  ]) func colours(text: String, help: String) {
    #expect(MeantValue.of(text, as: .color, in: .plain)?.help == help)
  }

  @Test(arguments: ["hsv(1, 2, 3)", "12", "grey-500", "none", "UIColor.red", "", "#", "primary"])
  func noColourIsGuessed(text: String) {
    if case .text? = MeantValue.of(text, as: .color, in: .plain) { Issue.record("\(text)") }
  }

  @Test(arguments: [
    ("12", "write 12, without quotes"), ("12,5", "write 12.5, without quotes"),
    ("12 px", "write 12, without quotes"), ("12px;", "write 12, without quotes"),
    ("1 2px", "did you mean 12, without quotes?"),
    ("px12", "did you mean 12, without quotes?"), ("12p", "did you mean 12, without quotes?"),
    ("12pxx", "did you mean 12, without quotes?"), ("1Opx", "did you mean 10, without quotes?"),
    ("12,5px", "did you mean 12.5, without quotes?"),
    ("12 points", "did you mean 12, without quotes?"),
    ("12 rem", "write \"12rem\""), ("12 em", "write it in 'px', as a number without quotes"),
    ("16 16", "a token has one dimension: write one of them"),
    ("4px 8px", "a token has one dimension: write one of them"),
    ("1 000", "did you mean 1000, without quotes?"), ("８", "write 8, without quotes"),
    ("44dp", "a 'dp' of Android is a 'px' here: write 44"),
    ("{a.b}px", "a reference is the whole value: \"{group.token}\""),
    ("12 + 4", "write 16, without quotes"), ("calc(10px + 2px)", "write 12, without quotes"),
    ("calc(100% - 2px)", "write what it comes to, as a number"),
  ]) func lengths(text: String, help: String) {
    #expect(MeantValue.of(text, as: .dimension, in: .plain)?.help == help)
  }

  /// Where a number without quotes is no length, the unit stays.
  @Test(arguments: [
    ("12 px", "write \"12px\""), ("12pxx", "did you mean \"12px\"?"),
    ("44dp", "a 'dp' of Android is a 'px' here: write \"44px\""),
  ]) func lengthsOfOtherDialects(text: String, help: String) {
    #expect(MeantValue.of(text, as: .dimension, in: .texts)?.help == help)
  }

  /// The standard has objects.
  @Test(arguments: [
    ("12 px", "write { \"value\": 12, \"unit\": \"px\" }"),
    ("12 rems", "did you mean { \"value\": 12, \"unit\": \"rem\" }?"),
    ("12 em", "write it in 'px' or 'rem': { \"value\": 12, \"unit\": \"px\" }"),
    ("44dp", "a 'dp' of Android is a 'px' here: write { \"value\": 44, \"unit\": \"px\" }"),
  ]) func lengthsOfTheStandard(text: String, help: String) {
    #expect(MeantValue.of(text, as: .dimension, in: .objects)?.help == help)
  }

  @Test(arguments: ["auto", "8-12px", "-", "infinity", "12\u{43F}", "e", "."])
  func noLengthIsGuessed(text: String) {
    #expect(MeantValue.of(text, as: .dimension, in: .plain) == nil)
  }

  @Test func numbersTimesAndBooleans() {
    func help(_ text: String, _ type: TokenType) -> String? {
      MeantValue.of(text, as: type, in: .plain)?.help
    }
    #expect(help("12%", .number) == "write 0.12, without quotes")
    #expect(help("0,5", .number) == "write 0.5, without quotes")
    #expect(help(".5", .number) == "write 0.5, without quotes")
    #expect(help("5px", .number) == nil)
    #expect(help("200 ms", .duration) == "write 200, without quotes")
    #expect(help("200msec", .duration) == "did you mean 200, without quotes?")
    #expect(help("Yes", .boolean) == "write true, without quotes")
    #expect(help("off", .boolean) == "write false, without quotes")
    #expect(help("0.2 s", .duration) == "write 200, without quotes")
    #expect(help("w600", .fontWeight) == "did you mean 600, without quotes?")
    #expect(help("maybe", .boolean) == nil)
  }

  /// What is proposed is a value of the type: whoever writes it is done.
  @Test(arguments: ["007aff", "bleu", "rgb 0 1 2", "(0,122,255)", "#007aff/50", "rgb(0.1.2)"])
  func whatIsProposedIsAColour(text: String) throws {
    guard case .text(let meant, _)? = MeantValue.of(text, as: .color, in: .plain) else {
      Issue.record("nothing for \(text)")
      return
    }
    #expect(ColorText.color(meant) != nil)
  }
}
