import CivilTime
import Journal

extension ImportPlan {
    /// Plans the import of a Daybook export. Records keep their ids: importing into the same journal changes nothing,
    /// and importing into another creates the same records there.
    ///
    /// - Parameter replacesSettings: Whether the file's settings replace those of a journal in use.
    public init(
        _ journal: ImportedJournal, into state: State, today: Day, restoresDeleted: Bool = false,
        replacesSettings: Bool = false, makeID: () -> RecordID
    ) {
        var planner = ImportPlanner(state: state, restoresDeleted: restoresDeleted)
        if let settings = journal[Settings.self].first { planner.add(settings, replaces: replacesSettings) }
        let categories = planner.add(journal[Category.self])
        let parts = RecordsByOwner(journal)
        var seen: Set<RecordID> = []
        let habits = journal[Habit.self].filter {
            $0.id.count <= Entry.longestHabitID && seen.insert($0.id).inserted
        }
        let statuses = habits.map {
            planner.importStatus(of: $0.id, wasUndone: state.habits[$0.id]?.title.isEmpty ?? true)
        }
        let withoutPosition = zip(habits, statuses).reduce(0) { $1.1 == .new && $1.0.position.isEmpty ? $0 + 1 : $0 }
        var positions = planner.positions(count: withoutPosition)[...]
        for (original, importStatus) in zip(habits, statuses) {
            var habit = original
            if importStatus == .new {
                if habit.position.isEmpty { habit.position = positions.popFirst() ?? "" }
                habit.category = habit.category.flatMap { categories[$0] }
                habit.createdOn = habit.createdOn ?? today
            }
            var planned = planner.add(habit, titleInFile: original.title, importStatus: importStatus)
            if importStatus != .deleted {
                for entry in parts.entries[habit.id] ?? [] {
                    planner.add(entry, increments: parts.increments[entry.id] ?? [], into: &planned)
                }
                for reminder in parts.reminders[habit.id] ?? [] { planner.add(reminder) }
            }
            planner.plan.habits.append(planned)
        }
        planner.add(tasksOf: journal, categories: categories, today: today)
        planner.add(healthOf: journal)
        planner.add(tablesOf: journal, categories: categories, today: today)
        planner.add(settledOccurrencesOf: journal)
        let keepsSettings = planner.isInUse && !replacesSettings
        planner.add(
            laterFields: keepsSettings ? journal.laterFields.filter { $0.table != Settings.table } : journal.laterFields
        )
        self = planner.plan
    }
}

/// The entries, increments and reminders of an export, grouped by owner.
private struct RecordsByOwner {
    var entries: [RecordID: [Entry]] = [:]
    var increments: [RecordID: [Increment]] = [:]
    var reminders: [RecordID: [Reminder]] = [:]

    init(_ journal: ImportedJournal) {
        for entry in journal[Entry.self] {
            if let habit = entry.habit { entries[habit, default: []].append(entry) }
        }
        for increment in journal[Increment.self] {
            if let entry = increment.entry { increments[entry, default: []].append(increment) }
        }
        for reminder in journal[Reminder.self] {
            if let habit = reminder.habit { reminders[habit, default: []].append(reminder) }
        }
    }
}

extension ImportPlanner {
    /// Adds the values of fields that only a later version knows, of records that are not deleted here.
    fileprivate mutating func add(laterFields fields: [Change]) {
        let tables = state.recordTables
        for field in fields where state.stamp(of: field) == .never {
            if let table = tables.first(where: { $0.schema.table == field.table }),
                let index = table.index(of: field.record), table.records[index].isDeleted(table.schema)
            {
                continue
            }
            plan.changes.append(field)
        }
    }

    /// Adds categories and maps each id in the file to the category's id in the journal. A new category whose name
    /// already exists maps to that one.
    fileprivate mutating func add(_ categories: [Category]) -> [RecordID: RecordID] {
        var journalIDs: [RecordID: RecordID] = [:]
        for original in categories where journalIDs[original.id] == nil {
            var category = original
            category.name = PlainText.line(category.name).cut(
                to: CategoryLimits.name, bytes: HabitLimits.titleBytes)
            category.icon = String(PlainText.line(category.icon).prefix(HabitLimits.icon))
            let current = state.categories[category.id]
            if current?.isAlive == true {
                journalIDs[category.id] = category.id
            } else if category.name.isEmpty || current?.name.isEmpty == false && !restoresDeleted {
                continue
            } else if let found = categoriesByName[category.name.lowercased()] {
                journalIDs[category.id] = found
            } else {
                journalIDs[category.id] = category.id
                add(category)
            }
        }
        return journalIDs
    }

    fileprivate mutating func add(_ reminder: Reminder) {
        guard !reminder.weekdays.isEmpty, take(reminder.id, of: Reminder.table) else { return }
        let current = state.reminders[reminder.id]
        guard current == nil || current?.isAlive == false && current?.habit == nil else { return }
        write(reminder, reminder.id, over: current)
    }
}
