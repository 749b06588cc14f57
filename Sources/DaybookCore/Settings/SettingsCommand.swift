import CivilTime
import Journal

/// Changes settings. Nil fields stay as they are.
public struct SettingsCommand: Hashable, Sendable {
    /// A language code, or empty to follow the browser.
    public var language: String?
    public var theme: Theme?
    public var firstWeekday: Weekday?
    /// An hour from 0 to 6.
    public var dayEndsAt: Int?
    public var tapOpens: Bool?

    public init() {}

    /// Returns the changes to make. Throws if a value is not allowed.
    public func decide(in state: State) throws(SettingsRefusal) -> Decision {
        var wanted = state.settings
        if let language {
            guard ["", "en", "ru", "pl"].contains(language) else { throw .unknownLanguage(language) }
            wanted.language = language
        }
        if let theme { wanted.theme = theme }
        if let firstWeekday { wanted.firstWeekday = firstWeekday }
        if let dayEndsAt {
            guard (0...6).contains(dayEndsAt) else { throw .dayEndOutOfRange }
            wanted.dayEndsAt = dayEndsAt
        }
        if let tapOpens { wanted.tapOpens = tapOpens }
        return Decision(JournalAction.changeSettings, wanted.changes(from: state.settings))
    }
}

/// Reasons to refuse a setting.
public enum SettingsRefusal: Error, Hashable, Sendable {
    case unknownLanguage(String)
    case unknownTheme(String)
    case unknownWeekday(String)
    case dayEndOutOfRange
}
