import TokenCompiler

/// `tokenc explain`: what a code means.
struct ExplainCommand {
  private let arguments: ParsedArguments
  private let report: Report

  init(_ arguments: ParsedArguments) {
    self.arguments = arguments
    report = Report(arguments, to: .error)
  }

  func run() -> ExitStatus {
    var problems = arguments.problems
    if arguments.operands.isEmpty, problems.isEmpty { problems.append(.nothingToExplain()) }
    guard problems.isEmpty, let subject = arguments.operands.first else {
      return report.refuse(problems)
    }
    let code = DiagnosticID(rawValue: subject)
    guard let explanation = DiagnosticCatalog.explanation(of: code) else {
      return report.refuse([.unknownCode(subject)])
    }
    return show(explanation)
  }

  private func show(_ explanation: DiagnosticExplanation) -> ExitStatus {
    let isJSON = arguments.value("report") == JSONReporter.id
    let text = isJSON ? ExplanationText.json(explanation) : ExplanationText.page(explanation)
    do throws(FileFailure) {
      try Console.write(text, to: .output)
      return .done
    } catch {
      return report.refuse([.outputFailed("<stdout>", error)])
    }
  }
}
