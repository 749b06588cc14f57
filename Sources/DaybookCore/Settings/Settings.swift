import CivilTime
import Journal

/// What a person chose for all their devices: one record.
public struct Settings: TableRow, Hashable {
    public let id: RecordID
    /// A language's code, or empty: then the browser's or terminal's counts.
    public var language = ""
    public var theme = Theme.system
    public var firstWeekday = Weekday.monday
    /// The hour at which a day ends, 0 (midnight) to 6.
    public var dayEndsAt = 0
    /// Whether a tap opens a habit and a long press marks it, instead of the other way round.
    public var tapOpens = false

    public init(id: RecordID) { self.id = id }

    public static let table = "settings"

    /// The only record of the table.
    public static let only = RecordID([1])!

    public static let fields: [Field<Settings>] = [
        .text("language", { $0.language }, { $0.language = $1 }),
        .text("theme", { $0.theme.rawValue }, { $0.theme = Theme(rawValue: $1) ?? .system }),
        .integer(
            "firstWeekday", { Int64($0.firstWeekday.rawValue) },
            { row, number in row.firstWeekday = number.flatMap { Int(exactly: $0) }.flatMap(Weekday.init) ?? .monday }),
        .integer("dayEndsAt", { Int64($0.dayEndsAt) }, { $0.dayEndsAt = Int(min(max($1 ?? 0, 0), 6)) }),
        .flag("tapOpens", { $0.tapOpens }, { $0.tapOpens = $1 }),
    ]
}

/// Light, dark, or as the device says.
public enum Theme: String, CaseIterable, Sendable {
    case system, light, dark
}
