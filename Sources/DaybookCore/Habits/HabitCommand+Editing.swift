import CivilTime
import Journal

extension HabitCommand {
    static func add(
        _ typed: Habit, category: CategoryChoice?, reminders: [ReminderDraft], _ state: State, _ now: LocalInstant,
        _ newID: () -> RecordID
    ) throws(HabitRefusal) -> Decision {
        let today = state.today(now)
        var habit = try typed.validated(in: state, over: nil)
        habit.startDay = typed.startDay ?? today
        let (id, isNew) = state.habits.addition(under: typed.id, newID) { there in
            there.isAlive && there.hasSameFields(as: habit) && there.schedule == habit.schedule
                && category?.isMet(by: there.category, in: state) ?? true
                && Set(state.reminderDrafts(of: there.id)) == Set(reminders)
        }
        guard isNew else { return Decision(HabitAction.addHabit, [], adding: id) }
        habit = habit.copy(id: id)
        try habit.checkTitle(in: state)
        habit.life = 1
        habit.createdOn = today
        habit.position = Position.last(after: state.livingHabits.last?.position ?? "", for: id)
        let made = try category?.apply(to: &habit.category, in: state, newID, or: HabitRefusal.category) ?? []
        return Decision(
            HabitAction.addHabit, habit.changes + made + (try Self.reminders(reminders, of: id, state, newID)),
            adding: id)
    }

    static func edit(
        _ typed: Habit, category: CategoryChoice?, reminders: [ReminderDraft]?, _ state: State,
        _ newID: () -> RecordID
    ) throws(HabitRefusal) -> Decision {
        guard let old = state.habit(typed.id) else { throw .noSuchHabit }
        var habit = old.copyingEditableFields(from: typed)
        // Compare stored values, so that a schedule this version cannot read is kept.
        let schedule = Habit.Field.schedule.rawValue
        habit[column: schedule] = typed[column: schedule]
        habit.startDay = typed.startDay ?? old.startDay
        habit = try habit.validated(in: state, over: old)
        let made = try category?.apply(to: &habit.category, in: state, newID, or: HabitRefusal.category) ?? []
        var changes = habit.changes(from: old) + made
        if let reminders { changes += try Self.reminders(reminders, of: old.id, state, newID) }
        return Decision(HabitAction.editHabit, changes)
    }

    /// Deletes removed reminders and adds new ones; equal ones stay untouched.
    private static func reminders(
        _ drafts: [ReminderDraft], of habit: RecordID, _ state: State, _ newID: () -> RecordID
    ) throws(HabitRefusal) -> [Change] {
        guard drafts.count <= HabitLimits.reminders else { throw .tooManyReminders(limit: HabitLimits.reminders) }
        var missing: [Reminder] = []
        for draft in drafts { missing.append(try draft.reminder()) }
        var changes: [Change] = []
        for reminder in state.reminders(of: habit) {
            let match = missing.firstIndex {
                $0.time == reminder.time && $0.weekdays == reminder.weekdays && $0.text == reminder.text
            }
            if let match {
                missing.remove(at: match)
            } else {
                changes.append(reminder.deletion)
            }
        }
        for reminder in missing {
            var new = reminder.copy(id: newID())
            new.life = 1
            new.habit = habit
            changes += new.changes
        }
        return changes
    }
}

extension Habit {
    /// The habit with its texts trimmed, without the fields its kind does not use.
    ///
    /// - Parameter old: The current habit, whose values are not checked; nil for a new one.
    fileprivate func validated(in state: State, over old: Habit?) throws(HabitRefusal) -> Habit {
        var habit = self
        if !kind.isMeasure { (habit.target, habit.unit) = (nil, "") }
        do throws(FieldError) {
            habit = try habit.validated(over: old)
            if kind.isMeasure, target == nil, kind != old?.kind || target != old?.target {
                throw FieldError("target", .numberMissing)
            }
            // Nothing at all is a limit, "no cigarettes", and no aim.
            if kind == .atLeast, target == 0 { throw FieldError("target", .notAboveZero) }
        } catch {
            throw .field(error)
        }
        if habit.title != old?.title { try habit.checkTitle(in: state) }
        guard schedule.isValid else { throw .moreTimesThanDays }
        return habit
    }

    fileprivate func checkTitle(in state: State) throws(HabitRefusal) {
        if let other = state.livingHabit(titled: title, besides: id) { throw .titleTaken(other.title) }
    }
}

/// A reminder as entered in a form.
public struct ReminderDraft: Hashable, Sendable {
    public var time: TimeOfDay
    public var weekdays: WeekdaySet
    public var text: String

    public init(time: TimeOfDay, weekdays: WeekdaySet = .all, text: String = "") {
        self.time = time
        self.weekdays = weekdays
        self.text = PlainText.line(text)
    }

    /// The validated reminder, with a placeholder id.
    fileprivate func reminder() throws(HabitRefusal) -> Reminder {
        guard !weekdays.isEmpty else { throw .reminderWithoutDays }
        var reminder = Reminder(id: RecordID(Identifier(high: 0, low: 0)))
        (reminder.time, reminder.weekdays, reminder.text) = (time, weekdays, text)
        do throws(FieldError) { return try reminder.validated() } catch { throw .reminder(error) }
    }
}

extension State {
    /// A habit's reminders as drafts for editing.
    public func reminderDrafts(of habit: RecordID) -> [ReminderDraft] {
        reminders(of: habit).compactMap { reminder in
            reminder.time.map { ReminderDraft(time: $0, weekdays: reminder.weekdays, text: reminder.text) }
        }
    }
}
