/// How a habit is marked: yes or no, or by a number that should reach or not exceed a target.
public enum HabitKind: Hashable, Sendable, CaseIterable {
    /// Done or not.
    case check
    /// A number that is done once it reaches the target.
    case atLeast
    /// A number that is done while it does not exceed the target.
    case atMost

    /// The form that is stored: "check", "atLeast" or "atMost".
    public var code: String {
        switch self {
        case .check: "check"
        case .atLeast: "atLeast"
        case .atMost: "atMost"
        }
    }

    /// The kind of a code, strictly as `code` writes it; nil for anything else.
    public init?(code: String) {
        switch code {
        case "check": self = .check
        case "atLeast": self = .atLeast
        case "atMost": self = .atMost
        default: return nil
        }
    }

    /// Whether it is marked by a number.
    public var isMeasure: Bool { self != .check }
}
