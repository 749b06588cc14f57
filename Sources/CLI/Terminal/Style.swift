import Foundation

/// Text styles in the terminal. Plain if the output is not a terminal, or if NO_COLOR is set.
struct Style: Sendable {
    /// The raw values are SGR codes (ECMA-48).
    enum Weight: Int, CaseIterable, Sendable {
        case plain = 0
        case strong = 1
        case faint = 2
        case good = 32
        case bad = 31
    }

    /// The codes of all escape sequences it writes.
    static let codes = Weight.allCases.map { $0.rawValue }

    /// Begins each of them until it is printed. Random, so that a title from another device cannot contain it.
    static let mark = "\u{1B}" + String(Randomness.bits(), radix: 16)

    let isColored: Bool

    static var ofTerminal: Style {
        Style(isColored: isatty(STDOUT_FILENO) == 1 && environment("NO_COLOR") == nil && environment("TERM") != "dumb")
    }

    func callAsFunction(_ weight: Weight, _ text: String) -> String {
        guard isColored, weight != .plain, !text.isEmpty else { return text }
        return "\(Self.mark)[\(weight.rawValue)m\(text)\(Self.mark)[0m"
    }
}
