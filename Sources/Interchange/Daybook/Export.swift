import CivilTime
import DaybookCore
import Journal

/// Daybook's own export. The same journal always gives the same bytes.
public enum Export {
    /// Everything that is not deleted, with ids, in readable form: settings, categories, habits with their reminders
    /// and entries, then tasks and the records of all other tables. Empty sections are omitted.
    ///
    /// - Parameters:
    ///   - withTimes: Whether each record has the times at which it was created and last changed. They tell a reader of
    ///     the file; an import makes records of its own time.
    ///   - lastSynced: When this device last had everything from the server, and the server everything from it, in
    ///     milliseconds since 1970; nil if that is not known.
    ///   - incomplete: Why the file lacks something that was saved, for people; nil if it does not.
    public static func json(
        _ state: State, on day: Day, withTimes: Bool = false, lastSynced: Int64? = nil, incomplete: String? = nil
    ) -> [UInt8] {
        document(state, on: day, withTimes ? RecordTimes(state.recordTables) : nil, lastSynced, incomplete)
            .indentedBytes
    }

    /// Everything that is not deleted as tables for spreadsheets, a zip of CSV files; see `DaybookTables`.
    public static func tables(_ state: State, on day: Day) -> [UInt8] { DaybookTables.bytes(state, on: day) }

    /// A row per habit and day with an entry, for spreadsheets; see `DaybookCSV`.
    public static func csv(_ state: State) -> [UInt8] {
        DaybookCSV.bytes(state)
    }

    private static func document(
        _ state: State, on day: Day, _ times: RecordTimes?, _ lastSynced: Int64?, _ incomplete: String?
    ) -> JSONValue {
        let entries = LivingEntries(state)
        let categories = state.livingCategories.map {
            JSONValue.object([id($0.id)] + members(of: $0, times: times))
        }
        var document = [
            JSONMember("format", .string(DaybookJSON.format)),
            JSONMember("version", .integer(DaybookJSON.version)),
            JSONMember("exportedOn", .string(day.text)),
        ]
        if let lastSynced {
            document.append(JSONMember("lastSyncedAt", .string(RecordTimes.text(milliseconds: lastSynced))))
        }
        if let incomplete { document.append(JSONMember("incomplete", .string(incomplete))) }
        document += [
            JSONMember("settings", .object(members(of: state.settings, times: times))),
            JSONMember("categories", .array(categories)),
            JSONMember("habits", .array(state.livingHabits.map { habit($0, entries, state, times) })),
        ]
        let tasks = tasks(state, times)
        if !tasks.isEmpty { document.append(JSONMember("tasks", .array(tasks))) }
        document += DaybookJSON.members(state, times) + moods(state, times) + health(state, times)
        if let settled = DaybookJSON.settledOccurrences(state) { document.append(settled) }
        let later = state.laterFields.map { LaterFields.json($0) }
        if !later.isEmpty { document.append(JSONMember(LaterFields.member, .array(later))) }
        if let choices = LaterChoices(state).member { document.append(choices) }
        return .object(document)
    }

    private static func habit(
        _ habit: Habit, _ entries: LivingEntries, _ state: State, _ times: RecordTimes?
    ) -> JSONValue {
        var members = [id(habit.id)] + members(of: habit, times: times)
        let reminders = state.reminders(of: habit.id).map {
            JSONValue.object([id($0.id)] + Export.members(of: $0, without: "habit", times: times))
        }
        if !reminders.isEmpty { members.append(JSONMember("reminders", .array(reminders))) }
        members.append(JSONMember("entries", .array(entries.of(habit.id).map { entry($0, entries, times) })))
        return .object(members)
    }

    private static func entry(_ entry: Entry, _ entries: LivingEntries, _ times: RecordTimes?) -> JSONValue {
        var members = [JSONMember("day", .string(entry.day?.text ?? ""))] + members(of: entry, times: times)
        let increments = entries.increments(to: entry.id).map {
            JSONValue.object([id($0.id)] + Export.members(of: $0, without: "entry", times: times))
        }
        if !increments.isEmpty { members.append(JSONMember("increments", .array(increments))) }
        return .object(members)
    }

    static func id(_ record: RecordID) -> JSONMember { JSONMember("id", .string(record.hex)) }

    /// The fields of a record and its times. Deletion flags are omitted, because only living records are exported.
    static func members<Row: TableRow>(
        of row: Row, without name: String = "", times: RecordTimes?
    ) -> [JSONMember] {
        members(of: row.record, Row.schema, without: Row.schema.index(of: name), times: times)
    }

    /// The fields of a record, without one that names its owner, and its times.
    static func members(
        of record: Record, _ schema: Schema, without omitted: Int? = nil, times: RecordTimes?
    ) -> [JSONMember] {
        let fields: [JSONMember] = schema.columns.enumerated().compactMap { index, column in
            if column.isLife || index == omitted { return nil }
            return column.exported(record.value(at: index, schema)).map { JSONMember(column.name, $0) }
        }
        return fields.isEmpty ? [] : fields + (times?.members(of: record.id, schema) ?? [])
    }
}

/// The entries of all habits that have a value or an addition, by day.
struct LivingEntries {
    private var entries: [RecordID: [Entry]] = [:]
    private var increments: [RecordID: [Increment]] = [:]

    init(_ state: State) {
        for increment in state.increments.rows where increment.isAlive && increment.amount != nil {
            if let entry = increment.entry { increments[entry, default: []].append(increment) }
        }
        for entry in state.entries.rows {
            guard let habit = entry.habit, entry.day != nil else { continue }
            if !entry.isBlank || increments[entry.id] != nil { entries[habit, default: []].append(entry) }
        }
        // A day may have nothing but additions.
        for id in increments.keys.sorted() where state.entries[id] == nil {
            let entry = Entry(id: id)
            if let habit = entry.habit, entry.day != nil { entries[habit, default: []].append(entry) }
        }
    }

    /// The entries of a habit by day.
    func of(_ habit: RecordID) -> [Entry] {
        (entries[habit] ?? []).sorted { ($0.day ?? .first) < ($1.day ?? .first) }
    }

    /// The living additions to an entry, in order of creation.
    func increments(to entry: RecordID) -> [Increment] {
        (increments[entry] ?? []).sorted { ($0.at ?? 0, $0.id) < ($1.at ?? 0, $1.id) }
    }

    /// The measured value: the total plus all additions; nil if there is neither.
    func value(of entry: Entry) -> Double? {
        let additions = (increments[entry.id] ?? []).sorted { $0.id < $1.id }
        guard entry.total != nil || !additions.isEmpty else { return nil }
        return additions.reduce(entry.total ?? 0) { $0 + ($1.amount ?? 0) }
    }
}
