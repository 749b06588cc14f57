import CivilTime
import Journal

/// What a person chose for all their devices: one record.
public struct Settings: TableRow {
    public var record: Record

    public init(_ record: Record) { self.record = record }

    public enum Field: Int { case language, theme, firstWeekday, dayEndsAt, healthSources, tapOpens }

    public static let schema = Schema(
        "settings",
        [
            Column("language", .line(0...8)),
            Column("theme", Theme.column(), initial: .text("system")),
            Column("firstWeekday", .weekday, initial: .integer(1)),
            Column("dayEndsAt", .integer(0...6), initial: .integer(0)),
            Column("healthSources", .lines(HealthSourceNames.most * HealthSourceNames.longest)),
            Column("tapOpens", .flag),
        ])

    public static var editable: [Field] { [.language, .theme, .firstWeekday, .dayEndsAt, .tapOpens] }

    /// The only record of the table.
    public static let only = RecordID([1])!
}

// One accessor a line.
// swift-format-ignore
extension Settings {
    /// A language's code, or empty: then the browser's or terminal's counts.
    public var language: String { get { self[.language] } set { self[.language] = newValue } }
    public var theme: Theme { get { self[.theme] ?? .system } set { self[.theme] = newValue } }
    public var firstWeekday: Weekday { get { self[.firstWeekday] ?? .monday } set { self[.firstWeekday] = newValue } }
    /// The hour at which a day ends, 0 (midnight) to 6.
    public var dayEndsAt: Int { get { Int(self[.dayEndsAt] as Int64? ?? 0) } set { self[.dayEndsAt] = Int64(newValue) } }
    /// Whether a tap opens a habit and a long press marks it, instead of the other way round.
    public var tapOpens: Bool { get { self[.tapOpens] } set { self[.tapOpens] = newValue } }
    /// The sources of health in the order that the person gave them, the one that counts first before the others; none
    /// for the usual order.
    public var healthSources: [String] { get { HealthSourceNames.read(self[.healthSources]) } set { self[.healthSources] = newValue.joined(separator: "\n") } }
}

/// Light, dark, or as the device says.
public enum Theme: String, CaseIterable, ColumnChoice {
    public static let choices = allCases
    case system, light, dark
}

/// The names of sources as a setting holds them.
public enum HealthSourceNames {
    /// More names than this are left out.
    public static let most = 20
    /// Characters of a name.
    public static let longest = 200

    /// Names as they are kept: each a line, none blank or twice, no more and no longer than can be.
    public static func kept(_ names: [String]) -> [String] {
        var kept: [String] = []
        for name in names {
            let line = String(PlainText.line(name).prefix(longest))
            if !line.isEmpty, !kept.contains(line), kept.count < most { kept.append(line) }
        }
        return kept
    }

    /// The names of a text of lines.
    static func read(_ text: String) -> [String] { kept(text.split(separator: "\n").map { String($0) }) }
}

extension State {
    /// What makes an order of sources the one that later exports are read by; nothing where it is that already.
    public func remembering(healthSources names: [String]) -> [Change] {
        let kept = HealthSourceNames.kept(names)
        if kept == settings.healthSources { return [] }
        return [Change(Settings.table, Settings.only, "healthSources", .text(kept.joined(separator: "\n")))]
    }
}
