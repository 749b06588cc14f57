import Journal

/// What erasing deleted things for good would take: the records that were deleted, and what belongs to them.
public struct ErasePlan: Hashable, Sendable {
    /// The titles of the deleted habits, in no order; one whose addition was undone has none left.
    public private(set) var habits: [String] = []
    /// The names of the deleted categories, in no order.
    public private(set) var categories: [String] = []
    /// The titles of the deleted goals, in no order.
    public private(set) var goals: [String] = []
    /// The titles of the deleted tasks, in no order.
    public private(set) var tasks: [String] = []
    /// The names of the deleted pets, in no order.
    public private(set) var pets: [String] = []
    /// How many moods go, those of deleted pets among them.
    public private(set) var moodCount = 0
    /// How many days of those habits say something.
    public private(set) var entryCount = 0
    /// The deleted records. A habit's entries go with it.
    private var records: [RecordID] = []

    public init(_ state: State) {
        for habit in state.habits.rows where isDeleted(habit.life) {
            if !habit.title.isEmpty { habits.append(habit.title) }
            entryCount += state.entries.rows(ownedBy: habit.id).count
        }
        for goal in state.goals.rows where isDeleted(goal.life) && !goal.title.isEmpty { goals.append(goal.title) }
        for task in state.tasks.rows where isDeleted(task.life) && !task.isOccurrence && !task.title.isEmpty {
            tasks.append(task.title)
        }
        for pet in state.subjects.rows where isDeleted(pet.life) && !pet.name.isEmpty { pets.append(pet.name) }
        for category in state.categories.rows where isDeleted(category.life) && !category.name.isEmpty {
            categories.append(category.name)
        }
        // An exercise or a food is named by all that was done or eaten of it: it goes with the last of those.
        var used: Set<RecordID> = []
        func use(_ id: RecordID?) { if let id { used.insert(id) } }
        state.forEachRecord(in: [ExerciseSet.table]) { if !$1 { use(ExerciseSet($0).exercise) } }
        state.forEachRecord(in: [RoutineExercise.table]) { if !$1 { use(RoutineExercise($0).exercise) } }
        state.forEachRecord(in: [MealItem.table]) { if !$1 { use(MealItem($0).food) } }
        // An entry's id contains its habit's, and goes with it.
        state.forEachRecord(in: State.schemas.map { $0.table }.filter { $0 != Entry.table }) { record, isDeleted in
            if isDeleted, !used.contains(record.id) { records.append(record.id) }
        }
        moodCount = state.deletedCount(in: MoodEntry.table)
        // A day has no life: one of which all was taken back is deleted.
        for day in state.healthDayTable.rows where day.isBlank { records.append(day.id) }
        records.sort()
    }

    /// How many records were deleted, reminders and additions among them.
    public var count: Int { records.count }

    /// The action it comes to.
    public var decision: Decision { Decision(JournalAction.erase, records.map { Erasures.change(erasing: $0) }) }
}

/// Whether a record existed and was deleted.
private func isDeleted(_ life: Int64) -> Bool { life > 0 && life & 1 == 0 }

extension State {
    /// Goes through the records of some tables, with whether each was deleted or belongs to something that was.
    fileprivate func forEachRecord(in names: [String], _ body: (Record, _ isDeleted: Bool) -> Void) {
        for table in recordTables where names.contains(table.schema.table) {
            for record in table.records { body(record, isDeleted(record.id, record, in: table)) }
        }
    }

    fileprivate func deletedCount(in name: String) -> Int {
        var count = 0
        forEachRecord(in: [name]) { _, isDeleted in if isDeleted { count += 1 } }
        return count
    }

    /// Whether a record was deleted, or belongs to one that was; nothing may have been written of it but its id.
    private func isDeleted(_ id: RecordID, _ record: Record?, in table: RecordTable) -> Bool {
        if let record, record.isDeleted(table.schema) { return true }
        for owner in table.schema.owners where owner.erasesToo {
            guard let id = owner.owner(of: id, record),
                let table = recordTables.first(where: { $0.schema.table == owner.table })
            else { continue }
            if isDeleted(id, table.place(of: id).map { table.records[$0] }, in: table) { return true }
        }
        return false
    }
}
