import Foundation
import Journal

extension String {
    /// The text with the hyphens that the person typed: `Arguments` writes words such as "-5" with a minus sign, so that they do not
    /// begin an option.
    var withTypedHyphens: String {
        Self.protectedNumbers.reduce(self) { $0.replacing("\u{2212}" + $1, with: "-" + $1) }
    }

    /// The beginnings of typed words below zero, without the hyphen.
    private static let protectedNumbers: [String] = {
        let typed = CommandLine.arguments.dropFirst()
        let numbers = typed.compactMap { $0.numberBelowZero.map { String($0.prefix { !$0.isWhitespace }) } }
        return Set(numbers).filter { number in !typed.contains { $0.contains("\u{2212}" + number) } }.sorted()
    }()

    /// The text after the hyphen of a word that begins like a number below zero; nil for any other word.
    var numberBelowZero: Substring? {
        let number = dropFirst().drop { $0 == "." || $0 == "," }
        guard hasPrefix("-"), let first = number.first, first.isASCII, first.isNumber else { return nil }
        return dropFirst()
    }
}

extension Change {
    /// The change of a text with the hyphens that the person typed.
    var withTypedHyphens: Change {
        guard case .text(let text) = value else { return self }
        return Change(table, record, field, .text(text.withTypedHyphens))
    }
}
