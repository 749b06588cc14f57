import Foundation

/// How text stands out on a terminal; plain everywhere else, and where NO_COLOR asks for it.
struct Style: Sendable {
    enum Weight: Sendable {
        case plain, strong, faint, good, bad
    }

    let isColored: Bool

    static var ofTerminal: Style {
        Style(isColored: isatty(STDOUT_FILENO) == 1 && environment("NO_COLOR") == nil && environment("TERM") != "dumb")
    }

    func callAsFunction(_ weight: Weight, _ text: String) -> String {
        guard isColored, weight != .plain, !text.isEmpty else { return text }
        let code =
            switch weight {
            case .plain: "0"
            case .strong: "1"
            case .faint: "2"
            case .good: "32"
            case .bad: "31"
            }
        return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
}
