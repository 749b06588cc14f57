import CivilTime
import Journal

extension Goal {
    /// The goal with its texts trimmed, without the fields its measure does not use.
    ///
    /// - Parameter old: The current goal, whose values are not checked; nil for a new one.
    func validated(in state: State, over old: Goal?) throws(GoalRefusal) -> Goal {
        var goal = self
        if measure != .amount { (goal.unit, goal.startValue, goal.account) = ("", nil, nil) }
        // The unit is the account's currency.
        if goal.account != nil { goal.unit = "" }
        if measure == .milestones { goal.target = nil }
        if !measure.isOfHabit { goal.habit = nil }
        do throws(FieldError) { goal = try goal.validated(over: old) } catch { throw .field(error) }
        if old.map({ ($0.measure, $0.startValue, $0.target) != (measure, startValue, target) }) ?? true {
            try goal.checkTarget()
        }
        try goal.checkHabit(in: state, over: old)
        if let account = goal.account, account != old?.account, state.account(account) == nil { throw .noSuchAccount }
        let isMoved = old.map { ($0.startDay, $0.deadline) != (startDay, deadline) } ?? true
        if isMoved, let deadline, let startDay, deadline < startDay {
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
        // A goal whose habit was deleted, or has not arrived, can still be edited.
        if let old, old.measure.isOfHabit, habit == old.habit { return }
        guard let habit else { throw .habitMissing }
        guard state.habit(habit) != nil || habit == old?.habit else { throw .noSuchHabit }
    }
}
