import CivilTime
import Journal

extension Goal {
    /// The goal with its texts trimmed and without the fields that its measure has no use for.
    ///
    /// - Parameter old: The stored goal; nil for a new one.
    func validated(in state: State, over old: Goal?) throws(GoalRefusal) -> Goal {
        var goal = self
        if measure != .amount { (goal.unit, goal.startValue) = ("", nil) }
        if measure == .milestones { goal.target = nil }
        if !measure.isOfHabit { goal.habit = nil }
        do throws(FieldError) { goal = try goal.validated() } catch { throw .field(error) }
        try goal.checkTarget()
        try goal.checkHabit(in: state, over: old)
        if let deadline, let startDay, deadline < startDay {
            throw .deadlineBeforeStart(start: startDay, deadline: deadline)
        }
        return goal
    }

    private func checkTarget() throws(GoalRefusal) {
        guard let target else {
            if measure.needsTarget { throw .field(FieldError("target", .numberMissing)) }
            return
        }
        switch measure {
        case .amount: if target == startValue ?? 0 { throw .targetEqualsStart }
        case .habitStrength: guard (1...100).contains(target) else { throw .targetNotAPercentage }
        case .tasks, .habitCount, .milestones: guard target > 0 else { throw .targetNotPositive }
        }
    }

    private func checkHabit(in state: State, over old: Goal?) throws(GoalRefusal) {
        guard measure.isOfHabit else { return }
        guard let habit else { throw .habitMissing }
        // A goal whose habit was deleted can still be given a better title.
        guard state.habit(habit) != nil || habit == old?.habit else { throw .noSuchHabit }
    }
}
