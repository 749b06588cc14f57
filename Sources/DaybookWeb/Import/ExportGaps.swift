import Markup
import Words

/// The reasons why an export may lack something that was saved.
struct ExportGaps {
    private let problem: JournalProblem?
    private let knownMissing: Int
    private let unopened: Int

    init(_ request: Request) {
        problem = request.journalProblem.flatMap { $0.hidesChanges ? $0 : nil }
        knownMissing = request.knownMissing
        unopened = request.unopened
    }

    /// In a sentence each; nil if there is none.
    func text(_ words: Words) -> String? {
        let notes = notes(words)
        let sentences = (problem.map { [words.name($0) + "."] } ?? []) + notes
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }

    private func notes(_ words: Words) -> [String] {
        (knownMissing > 0 ? [words.changesKnownMissing(knownMissing) + "."] : [])
            + (unopened > 0 ? [words.exportLacks(unopened)] : [])
    }

    /// The notice beside the exports.
    func view(_ words: Words) -> HTML {
        let notes = notes(words).map { "<p class=\"quiet\">\($0)</p>\n" as HTML }
        guard let problem else { return "\(notes)" }
        return """
            <p><strong>\(words.name(problem)).</strong> \(words.exportLacksToo) \(words.hint(problem))</p>
            \(notes)
            """
    }
}
