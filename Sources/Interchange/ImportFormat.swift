/// A supported file format.
public enum ImportFormat: Hashable, Sendable, CaseIterable {
    /// Loop Habit Tracker's backup, a SQLite database. Any SQLite file, until its tables are read.
    case loopDatabase
    /// Loop Habit Tracker's export: a zip or folder of CSV files.
    case loopExport
    /// HabitBull's export, a CSV file.
    case habitBull
    /// Daybook's complete JSON export.
    case daybookJSON
    /// Daybook's CSV export of entries.
    case daybookCSV
    /// A calendar with tasks (VTODO), written by many programs.
    case iCalendar
    /// A task list in the todo.txt format.
    case todoTxt
    /// Taskwarrior's export, JSON.
    case taskwarrior
    /// TickTick's export, a CSV file.
    case tickTick
    /// Todoist's export of a project, a CSV file.
    case todoist
    /// Daylio's export, a CSV file.
    case daylioCSV
    /// Daylio's backup, or the file within it.
    case daylioBackup
    /// Strong's export, a CSV file.
    case strong
    /// Hevy's export, a CSV file.
    case hevy
    /// The XML file of Apple Health's export.
    case appleHealth
    /// Apple Health's export as parsed by a browser; see `HealthScan`.
    case healthScan
    /// The European Central Bank's exchange rates, a CSV file.
    case ecbRates
    /// A zip archive whose format depends on its files.
    case archive

    /// Detects the format of a file from its first bytes; nil if it is not supported.
    ///
    /// - Parameter name: The file's name, by which alone a plain list of tasks can be told.
    public static func detect(_ bytes: [UInt8], name: String = "") -> ImportFormat? {
        if bytes.starts(with: "SQLite format 3\0".utf8) { return .loopDatabase }
        if bytes.starts(with: [80, 75, 3, 4]) || bytes.starts(with: [80, 75, 5, 6]) { return .archive }
        if HealthScan.isScan(bytes) { return .healthScan }
        guard let text = try? UTF8Text.content(of: bytes[...]) else { return nil }
        switch text.first(where: { $0 != 32 && $0 != 9 && $0 != 10 && $0 != 13 }) {
        case 123:
            if isDaybook(text.prefix(4096)) { return .daybookJSON }
            if DaylioBackup.isJSON(text) { return .daylioBackup }
            fallthrough
        case 91: return Taskwarrior.isExport(text) ? .taskwarrior : nil
        case 60 where AppleHealth.isExport(bytes.prefix(4096)): return .appleHealth
        default: break
        }
        if DaylioBackup.isBase64(text) { return .daylioBackup }
        if ICalendar.isCalendar(text) { return .iCalendar }
        if let format = detectTable(text.prefix(CSVReader.longestField)) { return format }
        return TodoTxt.isList(text, name: name) ? .todoTxt : nil
    }

    private static func detectTable(_ text: ArraySlice<UInt8>) -> ImportFormat? {
        guard var reader = try? CSVReader(text), let first = try? reader.next() else { return nil }
        if TickTick.hasHeader(first, reader) { return .tickTick }
        return detect(CSVHeader(first))
    }

    static func detect(_ header: CSVHeader) -> ImportFormat? {
        if header.has("HabitName", "CalendarDate", "Value") { return .habitBull }
        if DaybookCSV.isHeader(header) { return .daybookCSV }
        if header.has("Name", "Color"), header.has("FrequencyNumerator") || header.has("NumRepetitions") {
            return .loopExport
        }
        if header.has("TYPE", "CONTENT", "PRIORITY", "INDENT") { return .todoist }
        if DaylioCSV.isHeader(header) { return .daylioCSV }
        if Strong.isHeader(header) { return .strong }
        if Hevy.isHeader(header) { return .hevy }
        if ECBRates.isHeader(header) { return .ecbRates }
        return nil
    }

    /// Returns whether JSON text contains `"format": "daybook"`.
    private static func isDaybook(_ text: ArraySlice<UInt8>) -> Bool {
        let plain = text.filter { $0 != 32 && $0 != 9 && $0 != 10 && $0 != 13 }
        let pattern = Array("\"format\":\"daybook\"".utf8)
        guard plain.count >= pattern.count else { return false }
        return (0...plain.count - pattern.count).contains { plain[$0..<$0 + pattern.count].elementsEqual(pattern) }
    }

    /// The name of the program that writes the format; "ZIP" for an archive.
    public var name: String {
        switch self {
        case .loopDatabase, .loopExport: "Loop Habit Tracker"
        case .habitBull: "HabitBull"
        case .daybookJSON, .daybookCSV: "Daybook"
        case .iCalendar: "iCalendar"
        case .todoTxt: "todo.txt"
        case .taskwarrior: "Taskwarrior"
        case .tickTick: "TickTick"
        case .todoist: "Todoist"
        case .daylioCSV, .daylioBackup: "Daylio"
        case .strong: "Strong"
        case .hevy: "Hevy"
        case .appleHealth, .healthScan: "Apple Health"
        case .ecbRates: "ECB"
        case .archive: "ZIP"
        }
    }
}
