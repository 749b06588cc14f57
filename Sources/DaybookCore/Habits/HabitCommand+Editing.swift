import CivilTime
import Journal

extension HabitCommand {
    static func add(
        _ draft: HabitDraft, _ id: RecordID, _ state: State, _ now: Now, _ newID: () -> RecordID
    ) throws(HabitRefusal) -> Decision {
        // The form carries the id, so submitting it twice adds one.
        if state.habit(id) != nil { return Decision("addHabit", []) }
        let validated = try draft.checked(in: state, for: id)
        let today = state.today(now)
        var habit = Habit(id: id)
        habit.life = (state.habits[id]?.life ?? 0) + 1
        habit.createdOn = today
        habit.position = Position.last(after: state.livingHabits.last?.position ?? "", for: id)
        let (category, made) = try Self.category(validated.category, state, newID)
        validated.write(to: &habit, category: category, today: today)
        return Decision("addHabit", habit.changes + made + Self.reminders(validated.reminders, of: id, state, newID))
    }

    static func edit(
        _ id: RecordID, _ draft: HabitDraft, seen: [String: Value], _ state: State, _ now: Now,
        _ newID: () -> RecordID
    ) throws(HabitRefusal) -> Decision {
        guard let old = state.habit(id) else { throw .noSuchHabit }
        let validated = try draft.checked(in: state, for: id)
        let (category, made) = try Self.category(validated.category, state, newID)
        var habit = old
        validated.write(to: &habit, category: category, today: old.firstDay)
        return Decision(
            "editHabit",
            habit.changes(from: old, seen: seen) + made + Self.reminders(validated.reminders, of: id, state, newID))
    }

    private static func category(
        _ choice: CategoryChoice, _ state: State, _ newID: () -> RecordID
    ) throws(HabitRefusal) -> (RecordID?, [Change]) {
        do throws(CategoryRefusal) {
            return try choice.decide(in: state, newID)
        } catch {
            throw .category(error)
        }
    }

    /// Changes that add new reminders and delete removed ones. Unchanged reminders are left alone.
    private static func reminders(
        _ wanted: [ReminderDraft], of habit: RecordID, _ state: State, _ newID: () -> RecordID
    ) -> [Change] {
        var missing = wanted
        var changes: [Change] = []
        for reminder in state.reminders(of: habit) {
            let same = missing.firstIndex {
                $0.time == reminder.time && $0.weekdays == reminder.weekdays && $0.text == reminder.text
            }
            if let same {
                missing.remove(at: same)
            } else {
                changes.append(Change(Reminder.table, reminder.id, "life", .integer(reminder.life + 1)))
            }
        }
        for draft in missing {
            let id = newID()
            changes += [
                Change(Reminder.table, id, "life", .integer(1)),
                Change(Reminder.table, id, "habit", Value(habit)),
                Change(Reminder.table, id, "time", .integer(Int64(draft.time.minutes))),
                Change(Reminder.table, id, "weekdays", .integer(Int64(draft.weekdays.rawValue))),
            ]
            if !draft.text.isEmpty { changes.append(Change(Reminder.table, id, "text", .text(draft.text))) }
        }
        return changes
    }
}

extension HabitDraft {
    /// Validates the draft and trims its texts. Throws on the first error.
    func checked(in state: State, for id: RecordID) throws(HabitRefusal) -> HabitDraft {
        var validated = self
        validated.title = PlainText.line(title)
        guard !validated.title.isEmpty else { throw .titleBlank }
        guard validated.title.count >= HabitLimits.title.lowerBound else { throw .titleTooShort }
        guard validated.title.count <= HabitLimits.title.upperBound,
            validated.title.utf8.count <= HabitLimits.titleBytes
        else {
            throw .titleTooLong
        }
        if let other = state.livingHabit(titled: validated.title, besides: id) { throw .titleTaken(other.title) }
        validated.note = PlainText.lines(note)
        guard validated.note.count <= HabitLimits.note, validated.note.utf8.count <= HabitLimits.note * 8 else {
            throw .noteTooLong(limit: HabitLimits.note)
        }
        validated.icon = PlainText.line(icon)
        guard validated.icon.count <= HabitLimits.icon, validated.icon.utf8.count <= 64 else { throw .iconTooLong }
        validated.unit = PlainText.line(unit)
        guard validated.unit.count <= HabitLimits.unit, validated.unit.utf8.count <= 128 else {
            throw .unitTooLong(limit: HabitLimits.unit)
        }
        guard schedule.isValid else { throw .unknownSchedule("") }
        if let startDay, startDay < HabitLimits.firstDay { throw .dayTooEarly(HabitLimits.firstDay) }
        try validated.checkTarget()
        validated.reminders = try checkedReminders()
        return validated
    }

    private mutating func checkTarget() throws(HabitRefusal) {
        guard kind.isMeasure else {
            target = nil
            unit = ""
            return
        }
        guard let target else { throw .targetMissing }
        guard target.isFinite else { throw .targetNotANumber("\(target)") }
        guard target > 0 else { throw .targetNotPositive }
        guard target <= HabitLimits.value else { throw .targetTooLarge }
    }

    private func checkedReminders() throws(HabitRefusal) -> [ReminderDraft] {
        guard reminders.count <= HabitLimits.reminders else { throw .tooManyReminders(limit: HabitLimits.reminders) }
        var validated: [ReminderDraft] = []
        for reminder in reminders {
            guard !reminder.weekdays.isEmpty else { throw .reminderWithoutDays }
            let text = PlainText.line(reminder.text)
            guard text.count <= HabitLimits.reminderText, text.utf8.count <= HabitLimits.reminderText * 8 else {
                throw .reminderTextTooLong(limit: HabitLimits.reminderText)
            }
            validated.append(ReminderDraft(time: reminder.time, weekdays: reminder.weekdays, text: text))
        }
        return validated
    }

    fileprivate func write(to habit: inout Habit, category: RecordID?, today: Day) {
        habit.title = title
        habit.note = note
        habit.icon = icon
        habit.color = color
        habit.category = category
        habit.kind = kind
        habit.unit = unit
        habit.target = target
        habit.schedule = schedule
        habit.startDay = startDay ?? today
    }
}
