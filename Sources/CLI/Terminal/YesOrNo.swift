import DaybookCore
import Foundation

/// A question that a person at a terminal answers with yes or no.
enum YesOrNo {
    /// The answer; nil if it is neither, or if standard input is no terminal, in which case nothing is asked.
    static func ask(_ question: String) -> Bool? {
        guard isatty(STDIN_FILENO) == 1 else { return nil }
        StandardError.write(question.sanitizedForTerminal)
        switch readLine().map({ PlainText.line($0).lowercased() }) {
        case "y", "yes", "д", "да", "t", "tak": return true
        case "n", "no", "н", "нет", "nie": return false
        default: return nil
        }
    }
}
