import DaybookCore

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

    /// The field of the progress form that it is about.
    var progressField: String {
        switch self {
        case .dayTooEarly, .dayInTheFuture, .noSuchDay: "day"
        case .noteTooLong: "note"
        default: "number"
        }
    }
}
