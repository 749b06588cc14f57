import CivilTime

/// All text shown to people, in one language.
///
/// A sentence is one line in the extension of its feature:
/// `public var done: String { pick("Done", "Сделано", "Zrobione") }`.
/// The English text documents it; a comment is added only where that is not enough.
public struct Words: Hashable, Sendable {
    public let language: Language
    /// Between a day and its month and between a duration and its unit: a no-break space on pages, so that they stay on
    /// one line; a space in the terminal.
    let numberSpace: String
    /// The country that the reader is most likely in.
    let region: Region?

    /// The words of `language`.
    ///
    /// - Parameters:
    ///   - isPage: Whether they are for a page, where lines break by themselves.
    ///   - tags: The reader's languages (BCP 47 tags, most preferred first). The first one names the region, unless it is of
    ///     another supported language.
    public init(_ language: Language, isPage: Bool = false, readerOf tags: [String] = []) {
        self.language = language
        region = tags.first.flatMap { Language(tag: $0) ?? language == language ? Region(tag: $0) : nil }
        numberSpace = isPage ? "\u{A0}" : " "
    }

    /// Returns the wording for this language; the other two are not evaluated.
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

    /// A title in this language's quotation marks, on one line: “Read”, «Чтение», „Czytanie”.
    public func quoted(_ text: String) -> String {
        let text = text.onOneLine
        return pick("“\(text)”", "«\(text)»", "„\(text)”")
    }

    /// Returns the text with its first letter capitalized, for the start of a sentence.
    public func capitalized(_ text: String) -> String {
        guard let first = text.first else { return text }
        return first.uppercased() + text.dropFirst()
    }

    /// Returns the text with its first letter in lower case, for the middle of a sentence.
    public func uncapitalized(_ text: String) -> String {
        guard let first = text.first else { return text }
        return first.lowercased() + text.dropFirst()
    }

    /// Returns the text with a full stop added.
    public func sentence(_ text: String) -> String {
        text.hasSuffix(".") ? text : text + "."
    }

    /// The first weekday until a person chooses another: Monday in all three languages.
    public var firstWeekday: Weekday { .monday }
}
