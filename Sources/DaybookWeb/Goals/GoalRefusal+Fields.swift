import DaybookCore

extension GoalRefusal {
    /// The name of the goal form's field that it concerns; empty if none. An error of the target belongs to the field
    /// of the chosen measure; see `GoalForm.targetField`.
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

    /// The name of the progress form's field that it concerns.
    var progressField: String {
        switch self {
        case .dayTooEarly, .dayInTheFuture, .noSuchDay: "day"
        case .noteTooLong: "note"
        default: "number"
        }
    }
}
