import CivilTime
import Journal

/// Builds an `ImportPlan` record by record.
struct ImportPlanner {
    let state: State
    let restoresDeleted: Bool
    var plan = ImportPlan()
    /// The ids of categories by lower-cased name.
    private(set) var categoriesByName: [String: RecordID] = [:]
    /// The ids of records already handled, by table: records of two tables may have the same.
    private var taken: [String: Set<RecordID>] = [:]
    private var titles: UniqueTitles
    /// The titles of accounts, with those that are added.
    var accountTitles: UniqueTitles

    init(state: State, restoresDeleted: Bool) {
        self.state = state
        self.restoresDeleted = restoresDeleted
        titles = UniqueTitles(taken: state.livingHabits.map { $0.title })
        accountTitles = UniqueTitles(taken: state.livingAccounts.map { $0.title }, lengths: 1...MoneyLimits.title)
        for category in state.livingCategories { categoriesByName[category.name.lowercased()] = category.id }
    }

    /// Takes a record that the file may have twice. Returns false if it was taken before.
    mutating func take(_ id: RecordID, of table: String) -> Bool { taken[table, default: []].insert(id).inserted }

    /// The current status of a habit in the file.
    func importStatus(of id: RecordID, wasUndone: Bool) -> ImportStatus {
        guard let current = state.habits[id], current.life > 0 else { return .new }
        if current.isAlive { return .existing }
        if wasUndone { return .new }
        return restoresDeleted ? .restored : .deleted
    }

    /// Adds or restores the habit's own record.
    mutating func add(_ habit: Habit, titleInFile: String, importStatus: ImportStatus) -> PlannedHabit {
        let current = state.habits[habit.id]
        var planned = PlannedHabit(
            id: habit.id, titleInFile: titleInFile,
            title: state.habit(habit.id)?.title ?? current?.title ?? habit.title,
            importStatus: importStatus)
        switch importStatus {
        case .existing: break
        case .deleted: countArchived(habit.record, Habit.schema)
        case .new:
            (planned.title, planned.titleChange) = titles.reserve(habit.title)
            write(fitted(habit, title: planned.title), habit.id, over: current)
        case .restored:
            (planned.title, planned.titleChange) = titles.reserve(planned.title)
            var restored = current ?? habit
            restored.title = planned.title
            restore(restored.record, as: habit.record, Habit.schema)
        }
        return planned
    }

    /// Adds an entry with its increments, unless there is one already.
    mutating func add(_ entry: Entry, increments: [Increment], into planned: inout PlannedHabit) {
        guard let day = entry.day, day >= HabitLimits.firstDay, take(entry.id, of: Entry.table) else { return }
        var entry = entry
        if let total = entry.total, !(total.magnitude <= HabitLimits.value) {
            entry.total = nil
            plan.omittedCount += 1
        }
        entry = fitted(entry)
        let current = state.entries[entry.id] ?? Entry(id: entry.id)
        let isBlank = current.isBlank && state.increments(to: entry.id).isEmpty
        guard isBlank || current == entry else {
            planned.keptEntryCount += 1
            return
        }
        let count = plan.changes.count
        if isBlank { write(entry, entry.id, over: nil) }
        for increment in increments { add(increment) }
        if plan.changes.count > count {
            planned.newEntryCount += 1
        } else if isBlank {
            planned.keptEntryCount += 1
        } else {
            planned.existingEntryCount += 1
        }
    }

    private mutating func add(_ increment: Increment) {
        guard let amount = increment.amount, amount.isFinite, take(increment.id, of: Increment.table) else { return }
        let current = state.increments[increment.id]
        if current == nil || current?.isAlive == false && current?.entry == nil {
            write(increment, increment.id, over: current)
        }
    }

    mutating func add(_ category: Category) {
        categoriesByName[category.name.lowercased()] = category.id
        plan.newCategories.append(category.name)
        write(category, category.id, over: state.categories[category.id])
    }

    /// Brings back a record that the person deleted, with its values here. If it is put away here but not in the file, it is no longer,
    /// since whoever brings it back wants to see it: a habit can only be deleted from the archive.
    mutating func restore(_ record: Record, as inFile: Record, _ schema: Schema) {
        var changes = record.restoration(schema)
        for name in ["archived", "closed", "hidden"] {
            guard let index = schema.index(of: name), inFile.value(at: index, schema) != Value(true),
                let position = changes.firstIndex(where: { $0.field == name })
            else { continue }
            changes[position] = Change(schema.table, record.id, name, Value(false))
        }
        countArchived(inFile, schema)
        plan.changes += changes
    }

    /// Counts a record that was deleted here if the file has it in the archive.
    mutating func countArchived(_ inFile: Record, _ schema: Schema) {
        guard let index = schema.index(of: "archived"), inFile.value(at: index, schema) == Value(true) else { return }
        plan.archivedCount += 1
    }

    /// Writes all fields of a record. Its `life`, if it has one, becomes alive.
    mutating func write<Row: TableRow>(_ row: Row, _ id: RecordID, over current: Row?) {
        write(row.record, Row.schema, Row.editableColumns, life: current?.record.writtenLife(Row.schema) ?? 0)
    }

    /// The same for a record; the texts of some columns are cut to their limits.
    mutating func write(_ record: Record, _ schema: Schema, _ columns: [Int], life: Int64, isDeleted: Bool = false) {
        if schema.hasLife {
            let life = isDeleted ? Life.after(life | 1) : life | 1
            plan.changes.append(Change(schema.table, record.id, "life", .integer(life)))
        }
        for change in fitted(record, schema, columns).changes(schema) where change.field != "life" {
            plan.changes.append(change)
        }
    }

    /// Trims the texts of a habit and corrects numbers outside the limits.
    private mutating func fitted(_ habit: Habit, title: String) -> Habit {
        var habit = habit
        habit.title = title
        habit.startDay = habit.startDay.map { max($0, HabitLimits.firstDay) }
        // Whether it measures something is only known to a later version.
        let isOfLaterKind = habit.has(.kind) && (habit[.kind] as HabitKind?) == nil
        if habit.kind.isMeasure {
            let target = habit.target ?? 1
            let isPossible = target > 0 || target == 0 && habit.kind == .atMost
            habit.target = isPossible && target <= HabitLimits.value ? target : 1
        } else if !isOfLaterKind {
            habit.unit = ""
            habit.target = nil
        }
        return habit
    }

    /// The record with the texts of its editable fields trimmed and cut to their limits.
    mutating func fitted<Row: TableRow>(_ row: Row) -> Row {
        Row(fitted(row.record, Row.schema, Row.editableColumns))
    }

    private mutating func fitted(_ record: Record, _ schema: Schema, _ columns: [Int]) -> Record {
        var record = record
        for index in columns {
            guard case .text(let limits) = schema.columns[index].kind,
                case .text(let text) = record.value(at: index, schema)
            else { continue }
            record.set(.text(fitted(text, limits)), at: index, schema)
        }
        return record
    }

    private mutating func fitted(_ text: String, _ limits: TextLimits) -> String {
        let trimmed = limits.isMultiline ? PlainText.lines(text) : PlainText.line(text)
        let fitted = trimmed.cut(to: limits.characters.upperBound, bytes: limits.bytes)
        // Cutting an icon to its first emoji loses none of the person's text.
        if fitted.utf8.count < trimmed.utf8.count, limits != .icon { plan.cutTextCount += 1 }
        return fitted
    }

    /// Positions for `count` habits after all existing ones.
    func positions(count: Int) -> [String] {
        var last = ""
        for habit in state.habits.rows where habit.isAlive {
            if last.utf8.lexicographicallyPrecedes(habit.position.utf8) { last = habit.position }
        }
        return Self.positions(count: count, after: last, before: "")
    }

    /// Bisecting, rather than appending, keeps keys short for thousands of habits.
    static func positions(count: Int, after lower: String, before upper: String) -> [String] {
        guard count > 0 else { return [] }
        let middle = Position.between(lower, upper)
        return positions(count: count / 2, after: lower, before: middle) + [middle]
            + positions(count: count - count / 2 - 1, after: middle, before: upper)
    }
}
