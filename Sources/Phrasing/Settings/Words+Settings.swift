import DaybookCore
import Words

extension SettingsRefusal: Refusal {
    public func reason(in words: Words) -> String { words.reason(self) }
}

extension Words {
    /// The reason for refusing a setting.
    public func reason(_ refusal: SettingsRefusal) -> String {
        switch refusal {
        case .unknownLanguage(let typed), .unknownTheme(let typed), .unknownWeekday(let typed):
            choiceUnknown(truncated(typed))
        case .dayEndOutOfRange: notBetween(0, 6)
        }
    }

    public func name(of theme: Theme) -> String {
        switch theme {
        case .system: systemTheme
        case .light: lightTheme
        case .dark: darkTheme
        }
    }
}
