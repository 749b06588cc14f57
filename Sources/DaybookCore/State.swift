import CivilTime
import Journal

/// All that a journal's batches say, as typed tables.
public struct State: JournalState {
    public private(set) var habits = Table<Habit>()
    public private(set) var entries = Table<Entry>()
    public private(set) var increments = Table<Increment>()
    public private(set) var reminders = Table<Reminder>()
    public private(set) var categories = Table<Category>()
    public private(set) var tasks = TaskTables()
    public private(set) var goals = GoalTables()
    public private(set) var moods = MoodTables()
    public private(set) var body = BodyTables()
    public private(set) var health = HealthTables()
    private var settingsTable = Table<Settings>()

    /// The places of each habit's entries, and of each entry's increments, in their tables.
    private var entryPlaces: [RecordID: [Int]] = [:]
    private var incrementPlaces: [RecordID: [Int]] = [:]

    /// What living habits and categories are called whose own title an elder one has.
    private var habitTitles: [RecordID: String] = [:]
    private var categoryNames: [RecordID: String] = [:]

    /// How often each title and name is written in living ones.
    private var habitTitleCounts = TitleCounts()
    private var categoryNameCounts = TitleCounts()

    public init() {}

    /// What the person chose, or what holds until they do.
    public var settings: Settings { settingsTable[Settings.only] ?? Settings(id: Settings.only) }

    /// What a habit is called where its own title is an elder one's too.
    func repairedTitle(of habit: RecordID) -> String? { habitTitles.isEmpty ? nil : habitTitles[habit] }

    /// What a category is called where its own name is an elder one's too.
    func repairedName(of category: RecordID) -> String? { categoryNames.isEmpty ? nil : categoryNames[category] }

    /// The places in `entries` of all that is said of a habit, in no order.
    func places(ofEntriesOf habit: RecordID) -> [Int] { entryPlaces[habit] ?? [] }

    /// The living additions to an entry.
    func increments(to entry: RecordID) -> [Increment] {
        (incrementPlaces[entry] ?? []).map { increments.rows[$0] }.filter { $0.isAlive && $0.entry == entry }
    }

    @_optimize(speed)
    public mutating func merge(_ changes: [Change], stamp: Stamp) {
        var isNamed = false
        // By its place, since a copy of each change would cost a tenth of all folding.
        for place in changes.indices {
            switch changes[place].table {
            case Habit.table:
                let canName = Self.merge(
                    changes[place], stamp, &habits, counting: &habitTitleCounts, by: ["life", "title", "createdOn"]
                ) { $0.livingTitle }
                isNamed = isNamed || canName
            case Entry.table:
                if entries.merge(changes[place], stamp: stamp) { index(entries.rows.count - 1) }
            case Increment.table:
                increments.merge(changes[place], stamp: stamp)
                if changes[place].field == "entry" { indexIncrement(of: changes[place].record) }
            case Reminder.table: reminders.merge(changes[place], stamp: stamp)
            case Category.table:
                let canName = Self.merge(
                    changes[place], stamp, &categories, counting: &categoryNameCounts, by: ["life", "name"]
                ) { $0.livingName }
                isNamed = isNamed || canName
            case Settings.table: settingsTable.merge(changes[place], stamp: stamp)
            default:
                _ =
                    tasks.merge(changes[place], stamp) || goals.merge(changes[place], stamp)
                    || moods.merge(changes[place], stamp)
                    || body.merge(changes[place], stamp)
                    || health.merge(changes[place], stamp)
            }
        }
        if isNamed { repairTitles() }
    }

    /// Merges a change into a table whose titles are counted. Whether its field is one of those that name a record.
    private static func merge<Row>(
        _ change: Change, _ stamp: Stamp, _ table: inout Table<Row>, counting counts: inout TitleCounts,
        by fields: [String], _ title: (Row) -> String?
    ) -> Bool {
        guard fields.contains(change.field) else {
            table.merge(change, stamp: stamp)
            return false
        }
        counts.remove(table[change.record].flatMap(title))
        table.merge(change, stamp: stamp)
        counts.add(table[change.record].flatMap(title))
        return true
    }

    /// Names anew what has the title of another; all records are gone through only if there is any.
    private mutating func repairTitles() {
        habitTitles =
            habitTitleCounts.areUnique
            ? [:]
            : UniqueTitles.repairs(
                of: habits.rows.filter { $0.isAlive }.map { habit in
                    UniqueTitles.Named(
                        id: habit.id, title: habit.title, age: habit.createdOn.map { Int64($0.number) } ?? .min)
                }, lengths: HabitLimits.title)
        categoryNames =
            categoryNameCounts.areUnique
            ? [:]
            : UniqueTitles.repairs(
                of: categories.rows.filter { $0.isAlive }
                    .map { UniqueTitles.Named(id: $0.id, title: $0.name, age: 0) },
                lengths: 1...CategoryDraft.longestName)
    }

    @_optimize(speed)
    private mutating func index(_ place: Int) {
        if let habit = entries.rows[place].habit { entryPlaces[habit, default: []].append(place) }
    }

    /// Takes in all entries, of which those of one habit mostly follow each other.
    @_optimize(speed)
    private mutating func indexEntries() {
        var start = 0
        while start < entries.rows.count {
            let habit = entries.rows[start].habit
            var end = start + 1
            while end < entries.rows.count, entries.rows[end].habit == habit { end += 1 }
            if let habit { entryPlaces[habit, default: []] += start..<end }
            start = end
        }
    }

    private mutating func indexIncrement(of record: RecordID) {
        guard let place = increments.place(of: record), let entry = increments.rows[place].entry else { return }
        if incrementPlaces[entry]?.contains(place) != true { incrementPlaces[entry, default: []].append(place) }
    }

    public mutating func stamp(of change: Change) -> Stamp {
        switch change.table {
        case Habit.table: habits.stamp(of: change)
        case Entry.table: entries.stamp(of: change)
        case Increment.table: increments.stamp(of: change)
        case Reminder.table: reminders.stamp(of: change)
        case Category.table: categories.stamp(of: change)
        case Settings.table: settingsTable.stamp(of: change)
        default:
            tasks.stamp(of: change) ?? goals.stamp(of: change) ?? moods.stamp(of: change) ?? body.stamp(of: change)
                ?? health.stamp(of: change)
                ?? .never
        }
    }
}

extension State {
    public func write(to writer: inout ByteWriter) {
        habits.write(to: &writer)
        entries.write(to: &writer)
        increments.write(to: &writer)
        reminders.write(to: &writer)
        categories.write(to: &writer)
        settingsTable.write(to: &writer)
        tasks.write(to: &writer)
        goals.write(to: &writer)
        moods.write(to: &writer)
        body.write(to: &writer)
        health.write(to: &writer)
    }

    public init(from reader: inout ByteReader) throws(DecodingFailure) {
        self.init()
        habits = try Table(from: &reader)
        entries = try Table(from: &reader)
        increments = try Table(from: &reader)
        reminders = try Table(from: &reader)
        categories = try Table(from: &reader)
        settingsTable = try Table(from: &reader)
        tasks = try TaskTables(from: &reader)
        goals = try GoalTables(from: &reader)
        moods = try MoodTables(from: &reader)
        body = try BodyTables(from: &reader)
        health = try HealthTables(from: &reader)
        indexEntries()
        for increment in increments.rows { indexIncrement(of: increment.id) }
        for habit in habits.rows { habitTitleCounts.add(habit.livingTitle) }
        for category in categories.rows { categoryNameCounts.add(category.livingName) }
        repairTitles()
    }

    public static var layout: String {
        [
            Table<Habit>.layout, Table<Entry>.layout, Table<Increment>.layout, Table<Reminder>.layout,
            Table<Category>.layout, Table<Settings>.layout,
            TaskTables.layout, GoalTables.layout, MoodTables.layout, BodyTables.layout, HealthTables.layout,
        ].joined(separator: "\n")
    }
}

extension Habit {
    /// The title as it is written; nil for a deleted habit.
    fileprivate var livingTitle: String? { isAlive ? title : nil }
}

extension Category {
    /// The name as it is written; nil for a deleted category.
    fileprivate var livingName: String? { isAlive ? name : nil }
}
