import CivilTime
import Journal
import Money

/// The person's settings, shared by all their devices: a table with one record.
public struct Settings: TableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int {
        case language, theme, firstWeekday, dayEndsAt, healthSources, tapOpens
        case hidesTasks, hidesHabits, hidesGoals, hidesMoods, hidesWorkouts, hidesMeals, hidesWeight, hidesHealth
        case todayOrder, welcomed, hidesNotes, habitDays, hidesMoney, budgeting, budgetCurrency, codeKept
        case hidesGame
    }

    public static let schema = Schema(
        "settings",
        [
            Column("language", .line(0...8)),
            Column("theme", Theme.column(), initial: .text("system")),
            Column("firstWeekday", .weekday, initial: .integer(1)),
            Column("dayEndsAt", .integer(0...6), initial: .integer(0)),
            Column("healthSources", .lines(HealthSourceNames.maximumCount * HealthSourceNames.maximumLength)),
            Column("tapOpens", .flag),
            Column("hidesTasks", .flag),
            Column("hidesHabits", .flag),
            Column("hidesGoals", .flag),
            Column("hidesMoods", .flag),
            Column("hidesWorkouts", .flag),
            Column("hidesMeals", .flag),
            Column("hidesWeight", .flag),
            Column("hidesHealth", .flag),
            Column("todayOrder", .line(0...200)),
            Column("welcomed", .flag),
            Column("hidesNotes", .flag),
            Column("habitDays", .flag),
            Column("hidesMoney", .flag),
            Column("budgeting", Budgeting.column(implied: .limits)),
            Column("budgetCurrency", .line(0...3), isValid: { $0.isEmpty || Currency($0)?.code == $0 }),
            Column("codeKept", .flag),
            Column("hidesGame", .flag),
        ],
        only: only)

    public static var editable: [Field] {
        [
            .language, .theme, .firstWeekday, .dayEndsAt, .tapOpens, .habitDays, .todayOrder, .welcomed, .budgeting,
            .budgetCurrency, .codeKept, .hidesGame,
        ] + JournalPart.allCases.map { $0.field }
    }

    /// The only record of the table.
    public static let only = RecordID([1])!
}

// One accessor per line.
// swift-format-ignore
extension Settings {
    /// A language code, or empty to follow the browser or terminal.
    public var language: String { get { self[.language] } set { self[.language] = newValue } }
    public var theme: Theme { get { self[.theme] ?? .system } set { self[.theme] = newValue } }
    public var firstWeekday: Weekday { get { self[.firstWeekday] ?? .monday } set { self[.firstWeekday] = newValue } }
    /// The hour at which a day ends, 0 (midnight) to 6.
    public var dayEndsAt: Int { get { Int(self[.dayEndsAt] as Int64? ?? 0) } set { self[.dayEndsAt] = Int64(newValue) } }
    /// Whether tapping a habit opens it and a long press marks it, instead of the other way round.
    public var tapOpens: Bool { get { self[.tapOpens] } set { self[.tapOpens] = newValue } }
    public var habitLayout: HabitLayout { get { self[.habitDays] ? .days : .tiles } set { self[.habitDays] = newValue == .days } }
    public var budgeting: Budgeting { get { self[.budgeting] ?? .limits } set { self[.budgeting] = newValue } }
    /// The ISO 4217 code of the envelopes' currency, or empty to follow the accounts; see `State.budgetCurrency`.
    public var budgetCurrency: String { get { self[.budgetCurrency] } set { self[.budgetCurrency] = newValue } }
    /// Whether the person has chosen which parts of life to keep, at the first run.
    public var isWelcomed: Bool { get { self[.welcomed] } set { self[.welcomed] = newValue } }
    /// Whether the person has written the journal's recovery code down, and typed a part of it to show that.
    public var hasKeptCode: Bool { get { self[.codeKept] } set { self[.codeKept] = newValue } }
    /// Whether points, levels, achievements and challenges are on no screen.
    public var isGameOff: Bool { get { self[.hidesGame] } set { self[.hidesGame] = newValue } }
    /// The blocks of Today in the person's order, those left out included; see `TodayBlock`.
    public var todayBlocks: [TodayBlock.Placed] { get { TodayBlock.read(self[.todayOrder]) } set { self[.todayOrder] = TodayBlock.text(newValue) } }
    /// Health sources in the person's order of preference, preferred first. Empty for the default order.
    public var healthSources: [String] { get { HealthSourceNames.read(self[.healthSources]) } set { self[.healthSources] = newValue.joined(separator: "\n") } }
}

/// The colour scheme; `system` follows the device.
public enum Theme: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case system, light, dark
}

/// The way of budgeting.
public enum Budgeting: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    /// Limits on what is spent; see `Budget`.
    case limits
    /// All money is assigned to categories before it is spent; see `EnvelopeMonth`.
    case envelopes
}

/// The form in which Today shows habits: tiles, or rows with the last days.
public enum HabitLayout: String, CaseIterable, Sendable {
    case tiles, days
}

/// Cleans and reads the list of source names in a setting.
public enum HealthSourceNames {
    /// The maximum number of names. Further ones are dropped.
    public static let maximumCount = 20
    /// The maximum length of a name in characters.
    public static let maximumLength = 200

    /// Cleans names for storage: one line each, without blanks or duplicates, within the limits.
    public static func cleaned(_ names: [String]) -> [String] {
        var cleaned: [String] = []
        for name in names {
            let line = String(PlainText.line(name).prefix(maximumLength))
            if !line.isEmpty, !cleaned.contains(line), cleaned.count < maximumCount { cleaned.append(line) }
        }
        return cleaned
    }

    /// Reads names from a text with one name per line.
    static func read(_ text: String) -> [String] { cleaned(text.split(separator: "\n").map { String($0) }) }
}

extension State {
    /// Changes that save an order of sources for later imports. Empty if it is already saved.
    public func remembering(healthSources names: [String]) -> [Change] {
        let cleaned = HealthSourceNames.cleaned(names)
        if cleaned == settings.healthSources { return [] }
        return [Change(Settings.table, Settings.only, "healthSources", .text(cleaned.joined(separator: "\n")))]
    }
}
