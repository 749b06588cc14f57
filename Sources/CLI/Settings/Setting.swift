import CivilTime
import DaybookCore
import Interchange
import Money
import Phrasing
import Words

/// A setting as the terminal names it.
enum Setting: String, CaseIterable {
    case language, theme
    case firstWeekday = "first-weekday"
    case dayEndsAt = "day-ends-at"
    case tap
    case habitLayout = "habit-layout"
    case budgeting
    case budgetCurrency = "budget-currency"
    case parts
    case game

    /// The values it can have; of parts, several.
    var choices: [String] {
        switch self {
        case .language: ["auto"] + Language.allCases.map(\.rawValue)
        case .theme: Theme.allCases.map(\.rawValue)
        case .firstWeekday: Weekday.allCases.map(\.code)
        case .dayEndsAt: (0...6).map { "\($0)" }
        case .tap: ["marks", "opens"]
        case .habitLayout: HabitLayout.allCases.map(\.rawValue)
        case .budgeting: Budgeting.allCases.map(\.rawValue)
        case .budgetCurrency: ["auto"] + Currency.all.map(\.code)
        case .parts: JournalPart.allCases.map(\.rawValue)
        case .game: ["on", "off"]
        }
    }

    /// Its value, one of its choices.
    func value(in settings: Settings) -> String {
        switch self {
        case .language: settings.language.isEmpty ? "auto" : settings.language
        case .theme: settings.theme.rawValue
        case .firstWeekday: settings.firstWeekday.code
        case .dayEndsAt: "\(settings.dayEndsAt)"
        case .tap: settings.tapOpens ? "opens" : "marks"
        case .habitLayout: settings.habitLayout.rawValue
        case .budgeting: settings.budgeting.rawValue
        case .budgetCurrency: settings.budgetCurrency.isEmpty ? "auto" : settings.budgetCurrency
        case .parts: settings.parts.map(\.rawValue).joined(separator: ",")
        case .game: settings.isGameOff ? "off" : "on"
        }
    }

    /// Its value as JSON: a number for an hour, a list of parts, otherwise a string.
    func json(in settings: Settings) -> JSONValue {
        switch self {
        case .dayEndsAt: .count(settings.dayEndsAt)
        case .parts: .array(settings.parts.map { .string($0.rawValue) })
        case .language, .theme, .firstWeekday, .tap, .habitLayout, .budgeting, .budgetCurrency, .game:
            .string(value(in: settings))
        }
    }

    /// Sets it to what was typed. Throws an error that lists the choices.
    func set(_ typed: String, in settings: inout Settings, _ words: Words) throws {
        if self == .parts {
            let names = typed.split { $0 == "," || $0 == " " }.map { PlainText.line(String($0)).lowercased() }
            if let unknown = names.first(where: { !choices.contains($0) }) {
                throw words.refused(unknown, among: choices)
            }
            for part in JournalPart.allCases { settings.setHidden(!names.contains(part.rawValue), part) }
            return
        }
        let value = choice(typed, words)
        if self == .budgetCurrency, !choices.contains(value) {
            throw InvalidRequest(words.currencyUnknown(words.truncated(typed)))
        }
        guard choices.contains(value) else { throw words.refused(typed, among: choices) }
        switch self {
        case .language: settings.language = value == "auto" ? "" : value
        case .theme: settings.theme = Theme(rawValue: value) ?? .system
        case .firstWeekday: settings.firstWeekday = Weekday(code: value) ?? .monday
        case .dayEndsAt: settings.dayEndsAt = Int(value) ?? 0
        case .tap: settings.tapOpens = value == "opens"
        case .habitLayout: settings.habitLayout = HabitLayout(rawValue: value) ?? .tiles
        case .budgeting: settings.budgeting = Budgeting(rawValue: value) ?? .limits
        case .budgetCurrency: settings.budgetCurrency = value == "auto" ? "" : value
        case .game: settings.isGameOff = value == "off"
        case .parts: break
        }
    }

    /// The choice that was typed, also by its name in the person's language, or as an hour such as 03:00.
    private func choice(_ typed: String, _ words: Words) -> String {
        let line = PlainText.line(typed).lowercased()
        switch self {
        case .language:
            return Language.allCases.first { PlainText.isSame($0.nativeName, line) }?.rawValue ?? line
        case .firstWeekday:
            return words.weekday(typed: line)?.code ?? line
        case .dayEndsAt:
            guard let time = words.parseTime(line), time.minute == 0 else { return line }
            return "\(time.hour)"
        case .budgetCurrency: return Currency(line)?.code ?? line
        case .theme, .tap, .habitLayout, .budgeting, .parts, .game: return line
        }
    }

    /// The name: "First day of the week".
    func label(_ words: Words) -> String {
        switch self {
        case .language: words.languageLabel
        case .theme: words.theme
        case .firstWeekday: words.firstDayOfWeek
        case .dayEndsAt: words.dayEndsAt
        case .tap: words.tapBehaviour
        case .habitLayout: words.habitsOnToday
        case .budgeting: words.budgetingLabel
        case .budgetCurrency: words.budgetCurrencyLabel
        case .parts: words.partsOfLife
        case .game: words.game
        }
    }

    /// The value in words: "Monday".
    func meaning(in settings: Settings, _ words: Words) -> String {
        switch self {
        case .language: Language(rawValue: settings.language)?.nativeName ?? words.followSystemLanguage
        case .theme:
            switch settings.theme {
            case .system: words.systemTheme
            case .light: words.lightTheme
            case .dark: words.darkTheme
            }
        case .firstWeekday: words.weekday(settings.firstWeekday)
        case .dayEndsAt: words.dayEnd(settings.dayEndsAt)
        case .tap: settings.tapOpens ? words.tapOpens : words.tapMarks
        case .habitLayout: words.name(of: settings.habitLayout)
        case .budgeting: words.name(of: settings.budgeting)
        case .budgetCurrency:
            settings.budgetCurrency.isEmpty ? words.currencyOfMostAccounts : settings.budgetCurrency
        case .parts: settings.parts.isEmpty ? "–" : value(in: settings)
        case .game: settings.isGameOff ? words.switchedOff : words.switchedOn
        }
    }
}
