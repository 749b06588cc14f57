import CivilTime
import Journal

extension HabitCommand {
    static func markDone(
        _ id: RecordID, _ day: Day, _ state: State, _ now: Now
    ) throws(HabitRefusal) -> Decision {
        let habit = try marked(id, day, state)
        try refuseFuture(day, state, now)
        if habit.kind.isMeasure { return try setValue(id, day, habit.target ?? 1, state, now) }
        return Decision("markHabit", entryChanges(habit, day, state, to: .done))
    }

    static func clear(_ id: RecordID, _ day: Day, _ state: State) throws(HabitRefusal) -> Decision {
        let habit = try marked(id, day, state)
        guard let entry = state.entry(of: id, on: day) else { return Decision("clearEntry", []) }
        var changes = entryChanges(habit, day, state, to: .cleared)
        if entry.total != nil { changes.append(Change(Entry.table, entry.id, "total", .null)) }
        if !entry.reason.isEmpty { changes.append(Change(Entry.table, entry.id, "reason", .null)) }
        return Decision("clearEntry", changes + deletions(of: state.increments(to: entry.id)))
    }

    static func skip(
        _ id: RecordID, _ day: Day, _ reason: String, _ state: State, _ now: Now
    ) throws(HabitRefusal) -> Decision {
        let habit = try marked(id, day, state)
        try refuseFarAhead(day, state, now)
        let validated = PlainText.lines(reason)
        guard validated.count <= HabitLimits.reason, validated.utf8.count <= HabitLimits.reason * 8 else {
            throw .reasonTooLong(limit: HabitLimits.reason)
        }
        var changes = entryChanges(habit, day, state, to: .skipped)
        if let entry = Entry.id(of: id, on: day), validated != state.entries[entry]?.reason ?? "" {
            changes.append(Change(Entry.table, entry, "reason", .text(validated)))
        }
        return Decision("skipDay", changes)
    }

    static func setValue(
        _ id: RecordID, _ day: Day, _ value: Double, _ state: State, _ now: Now
    ) throws(HabitRefusal) -> Decision {
        let habit = try marked(id, day, state)
        guard habit.kind.isMeasure else { throw .notAMeasure(habit.title) }
        try refuseFuture(day, state, now)
        guard value.isFinite else { throw .valueNotANumber("\(value)") }
        guard value >= 0 else { throw .valueNegative }
        guard value <= HabitLimits.value else { throw .valueTooLarge }
        guard let entry = Entry.id(of: id, on: day) else { throw .noSuchHabit }
        let additions = state.increments(to: entry)
        var changes = entryChanges(habit, day, state, to: .done)
        if state.entries[entry]?.total != value || !additions.isEmpty {
            changes.append(Change(Entry.table, entry, "total", .real(value)))
        }
        return Decision("setValue", changes + deletions(of: additions))
    }

    static func increment(
        _ id: RecordID, _ day: Day, _ amount: Double, _ increment: RecordID, _ state: State, _ now: Now
    ) throws(HabitRefusal) -> Decision {
        let habit = try marked(id, day, state)
        guard habit.kind.isMeasure else { throw .notAMeasure(habit.title) }
        try refuseFuture(day, state, now)
        if state.increments[increment] != nil { return Decision("addIncrement", []) }
        guard amount.isFinite else { throw .valueNotANumber("\(amount)") }
        guard let entry = Entry.id(of: id, on: day) else { throw .noSuchHabit }
        let before = state.entries[entry].flatMap { state.value(of: $0) } ?? 0
        guard before + amount >= 0 else { throw .valueNegative }
        guard before + amount <= HabitLimits.value else { throw .valueTooLarge }
        return Decision(
            "addIncrement",
            entryChanges(habit, day, state, to: .done) + [
                Change(Increment.table, increment, "life", .integer(1)),
                Change(Increment.table, increment, "entry", Value(entry)),
                Change(Increment.table, increment, "amount", .real(amount)),
                Change(Increment.table, increment, "at", .integer(now.milliseconds)),
            ])
    }

    static func setNote(
        _ id: RecordID, _ day: Day, _ note: String, _ state: State, _ now: Now
    ) throws(HabitRefusal) -> Decision {
        _ = try marked(id, day, state)
        try refuseFarAhead(day, state, now)
        let validated = PlainText.lines(note)
        guard validated.count <= HabitLimits.note, validated.utf8.count <= HabitLimits.note * 8 else {
            throw .noteTooLong(limit: HabitLimits.note)
        }
        guard let entry = Entry.id(of: id, on: day) else { throw .noSuchHabit }
        if state.entries[entry]?.note ?? "" == validated { return Decision("setNote", []) }
        return Decision("setNote", [Change(Entry.table, entry, "note", .text(validated))])
    }

    private static func marked(_ id: RecordID, _ day: Day, _ state: State) throws(HabitRefusal) -> Habit {
        guard let habit = state.habit(id) else { throw .noSuchHabit }
        guard day >= HabitLimits.firstDay else { throw .dayTooEarly(HabitLimits.firstDay) }
        return habit
    }

    private static func refuseFuture(_ day: Day, _ state: State, _ now: Now) throws(HabitRefusal) {
        // A traveller's other device may already be on the next day.
        guard day <= state.today(now).advanced(by: 1) else { throw .dayInTheFuture(day) }
    }

    private static func refuseFarAhead(_ day: Day, _ state: State, _ now: Now) throws(HabitRefusal) {
        guard day <= state.today(now).advanced(by: HabitLimits.daysAhead) else { throw .dayTooFarAhead }
    }

    private static func entryChanges(_ habit: Habit, _ day: Day, _ state: State, to wanted: EntryState) -> [Change] {
        guard let id = Entry.id(of: habit.id, on: day), (state.entries[id]?.state ?? .none) != wanted else { return [] }
        return [Change(Entry.table, id, "state", .integer(wanted.rawValue))]
    }

    private static func deletions(of increments: [Increment]) -> [Change] {
        increments.sorted { $0.id < $1.id }
            .map { Change(Increment.table, $0.id, "life", .integer($0.life + 1)) }
    }
}
