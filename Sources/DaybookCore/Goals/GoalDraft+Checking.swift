import CivilTime
import Journal

extension GoalDraft {
    /// Validates the draft, trims its texts and drops fields its measure does not use. Throws on the first error.
    ///
    /// - Parameter old: The current goal; nil for a new one.
    func checked(in state: State, over old: Goal?) throws(GoalRefusal) -> GoalDraft {
        var validated = self
        validated.title = try Self.title(title)
        validated.note = PlainText.lines(note)
        guard validated.note.count <= GoalLimits.note, validated.note.utf8.count <= GoalLimits.note * 8 else {
            throw .noteTooLong(limit: GoalLimits.note)
        }
        validated.icon = PlainText.line(icon)
        guard validated.icon.count <= HabitLimits.icon, validated.icon.utf8.count <= 64 else { throw .iconTooLong }
        validated.unit = measure == .amount ? PlainText.line(unit) : ""
        guard validated.unit.count <= GoalLimits.unit, validated.unit.utf8.count <= 128 else {
            throw .unitTooLong(limit: GoalLimits.unit)
        }
        try validated.checkNumbers()
        try validated.checkHabit(in: state, over: old)
        for case let day? in [startDay, deadline] where day < GoalLimits.firstDay {
            throw .dayTooEarly(GoalLimits.firstDay)
        }
        if let startDay, let deadline, deadline < startDay {
            throw .deadlineBeforeStart(start: startDay, deadline: deadline)
        }
        guard milestones.count <= GoalLimits.milestones else {
            throw .tooManyMilestones(limit: GoalLimits.milestones)
        }
        validated.milestones = []
        for title in milestones { validated.milestones.append(try Milestone.title(title)) }
        return validated
    }

    private static func title(_ typed: String) throws(GoalRefusal) -> String {
        let title = PlainText.line(typed)
        guard !title.isEmpty else { throw .titleBlank }
        guard title.count <= GoalLimits.title, title.utf8.count <= GoalLimits.titleBytes else {
            throw .titleTooLong(limit: GoalLimits.title)
        }
        return title
    }

    private mutating func checkNumbers() throws(GoalRefusal) {
        if measure != .amount { startValue = nil }
        if measure == .milestones { target = nil }
        guard target != nil || !measure.needsTarget else { throw .targetMissing }
        for case let number? in [startValue, target] where !number.isFinite || number.magnitude > GoalLimits.value {
            throw .numberTooLarge
        }
        guard let target else { return }
        switch measure {
        case .amount: if target == startValue ?? 0 { throw .targetIsStart }
        case .habitStrength: guard (1...100).contains(target) else { throw .targetNotAPercentage }
        case .tasks, .habitCount, .milestones: guard target > 0 else { throw .targetNotPositive }
        }
    }

    private mutating func checkHabit(in state: State, over old: Goal?) throws(GoalRefusal) {
        guard measure.isOfHabit else {
            habit = nil
            return
        }
        guard let habit else { throw .habitMissing }
        // Allow edits to a goal whose habit was deleted, as long as the habit stays the same.
        guard state.habit(habit) != nil || habit == old?.habit else { throw .noSuchHabit }
    }

    func write(to goal: inout Goal, category: RecordID?, today: Day) {
        goal.title = title
        goal.note = note
        goal.icon = icon
        goal.color = color
        goal.category = category
        goal.measure = measure
        goal.unit = unit
        goal.startValue = startValue
        goal.target = target
        goal.habit = habit
        goal.startDay = startDay ?? today
        goal.deadline = deadline
    }
}

extension Milestone {
    /// Validates and cleans a milestone's title.
    static func title(_ typed: String) throws(GoalRefusal) -> String {
        let title = PlainText.line(typed)
        guard !title.isEmpty else { throw .milestoneBlank }
        guard title.count <= GoalLimits.title, title.utf8.count <= GoalLimits.titleBytes else {
            throw .milestoneTooLong(limit: GoalLimits.title)
        }
        return title
    }
}
