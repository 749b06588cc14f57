import DaybookCore
import Words

extension Words {
    /// The reason for refusing an action on goals.
    public func reason(_ refusal: GoalRefusal) -> String {
        switch refusal {
        case .titleBlank, .milestoneBlank: titleMissing
        case .titleTooLong(let limit), .milestoneTooLong(let limit): titleTooLong(most: limit)
        case .noteTooLong(let limit), .unitTooLong(let limit): textTooLong(most: limit)
        case .iconTooLong: iconNotEmoji
        case .unknownColor(let typed): reason(HabitRefusal.unknownColor(typed))
        case .unknownMeasure(let typed): reason(HabitRefusal.unknownKind(typed))
        case .startNotANumber, .targetNotANumber, .valueNotANumber: notANumber
        case .targetMissing: numberMissing
        case .targetNotPositive: targetNotAboveZero
        case .numberTooLarge: valueTooLarge(most: GoalLimits.value)
        case .targetNotAPercentage: targetNotAPercentage
        case .targetIsStart: targetIsStart
        case .habitMissing: habitMissing
        case .noSuchHabit: habitGone
        case .noSuchDay(let typed): reason(HabitRefusal.noSuchDay(typed))
        case .dayTooEarly(let first): dayTooEarly(first)
        case .dayInTheFuture: dayInFuture
        case .deadlineBeforeStart: deadlineBeforeStart
        case .notMeasuredByHand(let title): notMeasuredByHand(title)
        case .tooManyMilestones: tooManyMilestones
        case .noSuchMilestone: milestoneGone
        case .noSuchGoal: goalGone
        case .category(let refusal): reason(refusal)
        }
    }
}
