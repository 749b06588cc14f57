import DaybookCore
import Words

extension Words {
    /// Why something about goals was refused.
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

    /// The field of the form of progress that a refusal is about.
    static func progressField(_ refusal: GoalRefusal) -> String {
        switch refusal {
        case .dayTooEarly, .dayInTheFuture, .noSuchDay: "day"
        case .noteTooLong: "note"
        default: "number"
        }
    }
}

extension GoalRefusal {
    /// The field of the goal's form that it is about; empty where it is about none. What is about the number to reach
    /// stands at the one of the measure chosen, see `GoalForm.targetField`.
    var field: String {
        switch self {
        case .titleBlank, .titleTooLong: "title"
        case .noteTooLong: "note"
        case .iconTooLong: "icon"
        case .unitTooLong: "unit"
        case .unknownColor: "color"
        case .unknownMeasure: "measure"
        case .startNotANumber: "startValue"
        case .targetMissing, .targetNotANumber, .targetNotPositive, .numberTooLarge, .targetNotAPercentage,
            .targetIsStart:
            "target"
        case .habitMissing, .noSuchHabit: "habit"
        case .noSuchDay, .dayTooEarly: "startDay"
        case .deadlineBeforeStart: "deadline"
        case .milestoneBlank, .milestoneTooLong, .tooManyMilestones: "milestones"
        case .category: "category"
        case .dayInTheFuture, .valueNotANumber, .notMeasuredByHand, .noSuchMilestone, .noSuchGoal: ""
        }
    }
}
