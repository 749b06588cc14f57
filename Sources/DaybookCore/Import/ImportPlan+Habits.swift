import CivilTime
import Journal

extension ImportPlan {
    /// Plans the import of habits from another program.
    ///
    /// - Parameters:
    ///   - today: The creation day of new habits.
    ///   - bringsBackDeleted: Whether habits the person deleted are restored.
    ///   - makeID: Returns a new random id on each call, for a category whose own was deleted or renamed here.
    public init(
        _ drafts: [ImportedHabit], into state: State, today: Day, restoresDeleted: Bool = false,
        makeID: () -> RecordID
    ) {
        var planner = ImportPlanner(state: state, restoresDeleted: restoresDeleted)
        let finder = ImportedHabitFinder(state)
        var placed: [(draft: ImportedHabit, id: RecordID, importStatus: ImportStatus)] = []
        var seen: Set<RecordID> = []
        for draft in drafts {
            let id = finder.id(of: draft.identity) ?? Self.id(of: draft.identity)
            guard seen.insert(id).inserted else { continue }
            let wasUndone = state.habits[id]?.source != draft.identity.text
            placed.append((draft, id, planner.importStatus(of: id, wasUndone: wasUndone)))
        }
        var positions = planner.positions(count: placed.reduce(0) { $1.importStatus == .new ? $0 + 1 : $0 })[...]
        for (draft, id, importStatus) in placed {
            var habit = Habit(id: id)
            if importStatus == .new {
                habit = planner.habit(id, draft, today: today)
                habit.position = positions.popFirst() ?? ""
                habit.category = planner.category(named: draft.category, color: draft.color, makeID: makeID)
            }
            habit.isArchived = draft.isArchived
            var planned = planner.add(habit, titleInFile: draft.title, importStatus: importStatus)
            if importStatus != .deleted { planner.add(draft.entries, into: &planned) }
            planner.plan.habits.append(planned)
            if importStatus == .new { planner.add(draft.reminders, of: id, draft.identity) }
        }
        self = planner.plan
    }

    /// The id of a habit with an identity: a kind byte and the identity or, if entry ids could not be derived from one that
    /// long, its checksums.
    private static func id(of identity: ImportIdentity) -> RecordID {
        let bytes = [Habit.importedKind] + Array(identity.text.utf8)
        let id = bytes.count <= Entry.longestHabitID ? RecordID(bytes) : nil
        return id ?? identity.recordID(Habit.importedKind)
    }
}

extension Habit {
    fileprivate static let importedKind: UInt8 = 2
}

extension Reminder {
    private static let importedKind: UInt8 = 39

    /// The id of a reminder of an imported habit.
    ///
    /// - Parameter index: Its index among those of the habit in the file.
    fileprivate static func id(ofImported habit: ImportIdentity, _ index: Int) -> RecordID {
        habit.recordID(importedKind, part: String(index))
    }
}

extension Entry {
    /// The longest habit id, in bytes, from which entry ids can be derived.
    static let longestHabitID = RecordID.maximumLength - 5
}

/// Finds previously imported habits by their source.
struct ImportedHabitFinder {
    private var ids: [String: RecordID] = [:]

    /// If two have the same source, as two devices can create, prefers one that is not deleted, then the lower id.
    init(_ state: State) {
        for habit in state.habits.rows where !habit.source.isEmpty {
            if let found = ids[habit.source], let other = state.habits[found],
                other.isAlive && !habit.isAlive || other.isAlive == habit.isAlive && found < habit.id
            {
                continue
            }
            ids[habit.source] = habit.id
        }
    }

    func id(of identity: ImportIdentity) -> RecordID? { ids[identity.text] }
}

extension ImportPlanner {
    /// Creates the habit record of a draft, without position and category.
    mutating func habit(_ id: RecordID, _ draft: ImportedHabit, today: Day) -> Habit {
        var habit = Habit(id: id)
        habit.title = draft.title
        habit.note = draft.note
        habit.icon = draft.icon
        habit.color = draft.color
        habit.kind = draft.kind
        habit.unit = draft.unit
        habit.target = draft.target
        habit.schedule = draft.schedule.isValid ? draft.schedule : .daily
        habit.startDay = draft.startDay ?? today
        habit.isArchived = draft.isArchived
        habit.createdOn = today
        habit.source = draft.identity.text
        return habit
    }

    mutating func add(_ drafts: [ImportedEntry], into planned: inout PlannedHabit) {
        for draft in drafts {
            guard let id = Entry.id(of: planned.id, on: draft.day) else { continue }
            var entry = Entry(id: id)
            entry.state = draft.state
            entry.total = draft.value
            entry.note = draft.note
            add(entry, increments: [], into: &planned)
        }
    }

    mutating func add(_ drafts: [ImportedReminder], of habit: RecordID, _ identity: ImportIdentity) {
        for (index, draft) in drafts.prefix(HabitLimits.reminders).enumerated() where !draft.weekdays.isEmpty {
            var reminder = Reminder(id: Reminder.id(ofImported: identity, index))
            reminder.habit = habit
            reminder.time = draft.time
            reminder.weekdays = draft.weekdays
            reminder.text = draft.text
            write(reminder, reminder.id, over: state.reminders[reminder.id])
        }
    }

    /// The id of the category with a name, which is created if needed. Nil for an empty name.
    mutating func category(named name: String, color: Palette, makeID: () -> RecordID) -> RecordID? {
        let name = PlainText.line(name).cut(to: CategoryLimits.name, bytes: HabitLimits.titleBytes)
        guard !name.isEmpty else { return nil }
        if let found = categoriesByName[name.lowercased()] { return found }
        // Reuse the id derived from the name if it is free or its creation was undone. If the person deleted or renamed
        // that category, use a new id.
        let id = RecordID([3] + Array(name.utf8)).flatMap { id -> RecordID? in
            guard let current = state.categories[id] else { return id }
            return current.isAlive || !current.name.isEmpty ? nil : id
        }
        var category = Category(id: id ?? makeID())
        category.name = name
        category.color = color
        add(category)
        return category.id
    }
}
