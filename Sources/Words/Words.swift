import CivilTime

/// Everything that is said to people, in one language.
///
/// A sentence is one line in the extension of its feature:
/// `public var done: String { pick("Done", "Сделано", "Zrobione") }`.
/// Its English wording says what it is; a comment stands where the wording alone does not.
public struct Words: Hashable, Sendable {
    /// The language spoken.
    public let language: Language

    /// The words of `language`.
    public init(_ language: Language) {
        self.language = language
    }

    /// The one of three wordings that is in this language; only that one is made.
    @inline(__always)
    public func pick(
        _ english: @autoclosure () -> String,
        _ russian: @autoclosure () -> String,
        _ polish: @autoclosure () -> String
    ) -> String {
        switch language {
        case .english: english()
        case .russian: russian()
        case .polish: polish()
        }
    }

    /// A title in this language's quotation marks: “Read”, «Чтение», „Czytanie”.
    public func quoted(_ text: String) -> String {
        pick("“\(text)”", "«\(text)»", "„\(text)”")
    }

    /// The text with its first letter in upper case, as a sentence begins.
    public func capitalized(_ text: String) -> String {
        guard let first = text.first else { return text }
        return first.uppercased() + text.dropFirst()
    }

    /// The text with a full stop at its end.
    public func sentence(_ text: String) -> String {
        text.hasSuffix(".") ? text : text + "."
    }

    /// The day a week begins with until a person chooses another: Monday in all three languages.
    public var firstWeekday: Weekday { .monday }
}
