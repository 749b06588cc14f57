import Journal

/// The records to erase for good: deleted ones and everything that belongs to them.
public struct ErasePlan: Hashable, Sendable {
    /// Titles of the deleted habits, unordered. A habit whose creation was undone has no title and is not listed.
    public private(set) var habits: [String] = []
    /// Names of the deleted categories, unordered.
    public private(set) var categories: [String] = []
    /// Titles of the deleted goals, unordered.
    public private(set) var goals: [String] = []
    /// Titles of the deleted tasks, unordered.
    public private(set) var tasks: [String] = []
    /// Names of the deleted pets, unordered.
    public private(set) var pets: [String] = []
    /// The number of mood entries to erase, including those of deleted pets.
    public private(set) var moodCount = 0
    /// The number of notes to erase.
    public private(set) var noteCount = 0
    /// The number of entries of the deleted habits.
    public private(set) var entryCount = 0
    /// The number of deleted records that cannot be erased, since others depend on them that are not deleted: a bill that was paid, an
    /// exercise that was done, a payment that was deleted and would be due again.
    public private(set) var keptCount = 0
    /// Ids of the deleted records, without entries.
    private var records: [RecordID] = []
    /// Ids of entries of the deleted habits that their habits' marks do not cover, as the habits' ids are too short.
    private var entries: [RecordID] = []

    /// - Parameter erasures: Those of the journal, to find what was added to records that they have erased.
    public init(_ state: State, after erasures: Erasures = Erasures()) {
        let (erased, kept) = state.deletedRecords(after: erasures)
        keptCount = kept.count
        for habit in state.habits.rows where isDeleted(habit) && erased.contains(habit.id) {
            if !habit.title.isEmpty { habits.append(habit.title) }
            let rows = state.entries.rows(ownedBy: habit.id)
            entryCount += rows.count
            if !Erasures.coversParts(of: habit.id) { entries += rows.map { $0.id } }
        }
        for goal in state.goals.rows where isDeleted(goal) && erased.contains(goal.id) && !goal.title.isEmpty {
            goals.append(goal.title)
        }
        for task in state.tasks.rows where isDeleted(task) && erased.contains(task.id) {
            if !task.isOccurrence, !task.title.isEmpty { tasks.append(task.title) }
        }
        for pet in state.subjects.rows where isDeleted(pet) && erased.contains(pet.id) && !pet.name.isEmpty {
            pets.append(pet.name)
        }
        for category in state.categories.rows where isDeleted(category) && erased.contains(category.id) {
            if !category.name.isEmpty { categories.append(category.name) }
        }
        moodCount = state.deletedCount(in: MoodEntry.table, among: erased)
        noteCount = state.deletedCount(in: Note.table, among: erased)
        records = erased.sorted()
    }

    /// The number of records to erase, of all kinds.
    public var count: Int { records.count }

    /// The resulting action. What belongs to an erased record by its id, such as a tag, is erased with it.
    public var decision: Decision {
        Decision(JournalAction.erase, Erasures.uncovered(records + entries).map { Erasures.change(erasing: $0) })
    }
}

/// Whether a record existed and was deleted, or its creation was taken back.
private func isDeleted<Row: DeletableRow>(_ row: Row) -> Bool { row.record.isDeleted(Row.schema) }

extension State {
    /// All records to erase, without entries, and those deleted ones that cannot be.
    fileprivate func deletedRecords(after erasures: Erasures) -> (erased: Set<RecordID>, kept: Set<RecordID>) {
        // Recorded sets and meals refer to their exercise or food: erase it only when the last of those is erased.
        var used: Set<RecordID> = []
        func use(_ id: RecordID?) { if let id { used.insert(id) } }
        forEachRecord(in: [ExerciseSet.table]) { if !$1 { use(ExerciseSet($0).exercise) } }
        forEachRecord(in: [RoutineExercise.table]) { if !$1 { use(RoutineExercise($0).exercise) } }
        forEachRecord(in: [MealItem.table]) { if !$1 { use(MealItem($0).food) } }
        let added = Set(leftovers(of: erasures))
        var deleted = added
        // An entry's id contains its habit's id, so erasing the habit covers it, unless that is too short.
        var kept: Set<RecordID> = []
        forEachRecord(in: State.schemas.map { $0.table }.filter { $0 != Entry.table }) { record, isDeleted in
            guard isDeleted else { return }
            if used.contains(record.id) { kept.insert(record.id) } else { deleted.insert(record.id) }
        }
        // Without its record, an occurrence would log itself again.
        let firsts = firstsOfLivingSeries(loggingThemselves: true)
        for transaction in transactions.rows {
            guard let (first, _) = RecurringTransaction.occurrence(transaction.id), firsts.contains(first),
                deleted.remove(transaction.id) != nil
            else { continue }
            kept.insert(transaction.id)
        }
        // Health days have no `life` field: a blank one counts as deleted.
        for day in healthDayTable.rows where day.isBlank { deleted.insert(day.id) }
        let needed = needed(among: deleted, besides: added)
        return (deleted.subtracting(needed), kept.union(needed))
    }

    /// Calls `body` for each record of the named tables, with whether it or its owner was deleted.
    fileprivate func forEachRecord(in names: [String], _ body: (Record, _ isDeleted: Bool) -> Void) {
        for table in recordTables where names.contains(table.schema.table) {
            for record in table.records { body(record, isDeleted(record.id, record, in: table)) }
        }
    }

    fileprivate func deletedCount(in name: String, among erased: Set<RecordID>) -> Int {
        var count = 0
        forEachRecord(in: [name]) { record, isDeleted in if isDeleted, erased.contains(record.id) { count += 1 } }
        return count
    }

    /// Whether a record or one of its owners was deleted, or is left over of what was erased. `record` is nil if only the id is known.
    private func isDeleted(
        _ id: RecordID, _ record: Record?, in table: RecordTable, or leftovers: Set<RecordID> = []
    ) -> Bool {
        if leftovers.contains(id) { return true }
        if let record, record.isDeleted(table.schema) { return true }
        for owner in table.schema.erasingOwners {
            guard let id = owner.owner(of: id, record), !isStandard(id, in: owner.table),
                let table = recordTables.first(where: { $0.schema.table == owner.table })
            else { continue }
            if isDeleted(id, table.index(of: id).map { table.records[$0] }, in: table, or: leftovers) { return true }
        }
        return false
    }

    /// Those deleted records whose marks would cover a living one. A recurring transaction of which the addition was undone may
    /// share its id with the payment that suggested it, and its id is in those of the payments that it became.
    private func needed(among deleted: Set<RecordID>, besides leftovers: Set<RecordID>) -> Set<RecordID> {
        var needed: Set<RecordID> = []
        let lengths = Set(deleted.map { $0.count }).sorted()
        if lengths.isEmpty { return needed }
        for table in recordTables {
            for record in table.records {
                let owners = Erasures.owners(in: record.id, ofLengths: lengths) { deleted.contains($0) }
                if !owners.isEmpty, isLiving(record, in: table, without: leftovers) { needed.formUnion(owners) }
            }
        }
        return needed
    }

    private func isLiving(_ record: Record, in table: RecordTable, without leftovers: Set<RecordID>) -> Bool {
        let schema = table.schema
        if isDeleted(record.id, record, in: table, or: leftovers) { return false }
        return schema.columns.indices.contains { index in
            schema.hasLife ? schema.columns[index].isLife && !record.isNull(at: index) : !record.isNull(at: index)
        }
    }
}
