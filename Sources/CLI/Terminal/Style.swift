import Foundation

/// How text stands out on a terminal; plain everywhere else, and where NO_COLOR asks for it.
struct Style: Sendable {
    /// With the numbers that terminals know them by (ECMA-48, SGR).
    enum Weight: Int, CaseIterable, Sendable {
        case plain = 0
        case strong = 1
        case faint = 2
        case good = 32
        case bad = 31
    }

    /// What stands in all escape sequences that it writes.
    static let codes = Weight.allCases.map { $0.rawValue }

    let isColored: Bool

    static var ofTerminal: Style {
        Style(isColored: isatty(STDOUT_FILENO) == 1 && environment("NO_COLOR") == nil && environment("TERM") != "dumb")
    }

    func callAsFunction(_ weight: Weight, _ text: String) -> String {
        guard isColored, weight != .plain, !text.isEmpty else { return text }
        return "\u{1B}[\(weight.rawValue)m\(text)\u{1B}[0m"
    }
}
