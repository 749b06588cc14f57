import CivilTime
import Journal

extension HabitCommand {
    static func markDone(
        _ id: RecordID, _ day: Day, _ state: State, _ now: LocalInstant
    ) throws(HabitRefusal) -> Decision {
        let habit = try marked(id, day, state)
        try refuseFuture(day, state, now)
        try refuseBeforeStart(day, of: habit)
        if habit.kind.isMeasure { return try setValue(id, day, habit.target ?? 1, state, now) }
        return Decision(HabitAction.markHabit, entryChanges(habit, day, state, to: .done))
    }

    static func clear(_ id: RecordID, _ day: Day, _ state: State) throws(HabitRefusal) -> Decision {
        let habit = try marked(id, day, state)
        guard let entry = state.entry(of: id, on: day) else { return Decision(HabitAction.clearEntry, []) }
        var changes = entryChanges(habit, day, state, to: .cleared)
        if entry.total != nil { changes.append(Change(Entry.table, entry.id, "total", .null)) }
        if !entry.reason.isEmpty { changes.append(Change(Entry.table, entry.id, "reason", .null)) }
        return Decision(HabitAction.clearEntry, changes + deletions(of: state.increments(to: entry.id)))
    }

    static func skip(
        _ id: RecordID, _ day: Day, _ reason: String, _ state: State, _ now: LocalInstant
    ) throws(HabitRefusal) -> Decision {
        let habit = try marked(id, day, state)
        try refuseFarAhead(day, state, now)
        let validated = try validated(reason, in: .reason)
        var changes = entryChanges(habit, day, state, to: .skipped)
        if let entry = Entry.id(of: id, on: day), validated != state.entries[entry]?.reason ?? "" {
            changes.append(Change(Entry.table, entry, "reason", .text(validated)))
        }
        return Decision(HabitAction.skipDay, changes)
    }

    static func setValue(
        _ id: RecordID, _ day: Day, _ value: Double, _ state: State, _ now: LocalInstant
    ) throws(HabitRefusal) -> Decision {
        let habit = try marked(id, day, state)
        guard habit.kind.isMeasure else { throw .notAMeasure(habit.title) }
        try refuseFuture(day, state, now)
        try refuseBeforeStart(day, of: habit)
        try check(value)
        guard let entry = Entry.id(of: id, on: day) else { throw .noSuchHabit }
        let additions = state.increments(to: entry)
        var changes = entryChanges(habit, day, state, to: .done)
        if state.entries[entry]?.total != value || !additions.isEmpty {
            changes.append(Change(Entry.table, entry, "total", .real(value)))
        }
        return Decision(HabitAction.setValue, changes + deletions(of: additions))
    }

    static func increment(
        _ id: RecordID, _ day: Day, _ amount: Double, _ increment: RecordID, _ state: State, _ now: LocalInstant
    ) throws(HabitRefusal) -> Decision {
        let habit = try marked(id, day, state)
        guard habit.kind.isMeasure else { throw .notAMeasure(habit.title) }
        try refuseFuture(day, state, now)
        try refuseBeforeStart(day, of: habit)
        if state.increments[increment] != nil { return Decision(HabitAction.addIncrement, []) }
        guard let entry = Entry.id(of: id, on: day) else { throw .noSuchHabit }
        let before = state.entries[entry].flatMap { state.value(of: $0) } ?? 0
        try check(before + amount)
        return Decision(
            HabitAction.addIncrement,
            entryChanges(habit, day, state, to: .done) + [
                Change(Increment.table, increment, "life", .integer(1)),
                Change(Increment.table, increment, "entry", Value(entry)),
                Change(Increment.table, increment, "amount", .real(amount)),
                Change(Increment.table, increment, "at", .integer(now.milliseconds)),
            ])
    }

    static func setNote(
        _ id: RecordID, _ day: Day, _ note: String, _ state: State, _ now: LocalInstant
    ) throws(HabitRefusal) -> Decision {
        _ = try marked(id, day, state)
        try refuseFarAhead(day, state, now)
        let validated = try validated(note, in: .note)
        guard let entry = Entry.id(of: id, on: day) else { throw .noSuchHabit }
        if state.entries[entry]?.note ?? "" == validated { return Decision(HabitAction.setNote, []) }
        return Decision(HabitAction.setNote, [Change(Entry.table, entry, "note", .text(validated))])
    }

    private static func marked(_ id: RecordID, _ day: Day, _ state: State) throws(HabitRefusal) -> Habit {
        guard let habit = state.habit(id) else { throw .noSuchHabit }
        guard day >= HabitLimits.firstDay else { throw .field(FieldError("day", .dayTooEarly(HabitLimits.firstDay))) }
        return habit
    }

    /// Trims and validates a text of an entry.
    private static func validated(_ text: String, in field: Entry.Field) throws(HabitRefusal) -> String {
        do throws(FieldError) {
            return try Entry.column(field).validated(text)
        } catch {
            throw .field(error)
        }
    }

    /// Throws unless a value is a number from zero up.
    private static func check(_ value: Double) throws(HabitRefusal) {
        if value.isNaN { throw .field(FieldError("total", .notANumber)) }
        guard (0...HabitLimits.value).contains(value) else {
            throw .field(FieldError("total", value < 0 ? .belowZero : .tooLarge(maximum: HabitLimits.value)))
        }
    }

    private static func refuseFuture(_ day: Day, _ state: State, _ now: LocalInstant) throws(HabitRefusal) {
        // A traveller's other device may already be on the next day.
        guard day <= state.today(now).advanced(by: 1) else { throw .dayInTheFuture(day) }
    }

    /// A habit that is to start later cannot be marked before. Otherwise marking an earlier day begins the habit there.
    private static func refuseBeforeStart(_ day: Day, of habit: Habit) throws(HabitRefusal) {
        guard let start = habit.promisedStart, day < start else { return }
        throw .dayBeforeStart(title: habit.title, start)
    }

    private static func refuseFarAhead(_ day: Day, _ state: State, _ now: LocalInstant) throws(HabitRefusal) {
        guard day <= state.today(now).advanced(by: HabitLimits.daysAhead) else { throw .dayTooFarAhead }
    }

    private static func entryChanges(_ habit: Habit, _ day: Day, _ state: State, to newState: EntryState) -> [Change] {
        guard let id = Entry.id(of: habit.id, on: day), (state.entries[id]?.state ?? .none) != newState else {
            return []
        }
        return [Change(Entry.table, id, "state", .integer(newState.rawValue))]
    }

    private static func deletions(of increments: [Increment]) -> [Change] {
        increments.sorted { $0.id < $1.id }
            .map { $0.deletion }
    }
}
