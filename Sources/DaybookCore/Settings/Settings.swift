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
    /// The sources of health in the order that the person gave them, the one that counts first before the others; none
    /// for the usual order.
    public var healthSources: [String] = []

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
        .text(
            "healthSources", { $0.healthSources.joined(separator: "\n") },
            { $0.healthSources = HealthSourceNames.read($1) }),
        .flag("tapOpens", { $0.tapOpens }, { $0.tapOpens = $1 }),
    ]
}

/// Light, dark, or as the device says.
public enum Theme: String, CaseIterable, Sendable {
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
