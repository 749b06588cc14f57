import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

/// The form of a goal: its editable fields, the name of its category, and an input of its own for the target and the
/// habit of each measure.
enum GoalForm {
    static func fields(of goal: Goal, in state: State, _ words: Words) -> FormFields {
        var fields = FormFields(goal, words)
        fields["category"] = state.category(goal.category)?.name ?? ""
        let (target, habit) = (fields["target"], fields["habit"])
        fields["habitStrength"] = "80"
        for measure in GoalMeasure.allCases where measure != goal.measure {
            if measure != .habitStrength { fields[input(for: "target", measure)] = "" }
        }
        fields[input(for: "target", goal.measure)] = target
        fields["strengthHabit"] = habit
        return fields
    }

    /// The measure and the inputs whose meaning depends on it.
    static let measureInputs = FieldGroup(
        key: "measure",
        ["startValue", "target", "unit", "taskCount", "habitCount", "habit", "habitStrength", "strengthHabit"])

    /// The name of the input that fills a column.
    static func input(for column: String, _ measure: GoalMeasure?) -> String {
        switch (column, measure) {
        case ("target", .tasks): "taskCount"
        case ("target", .habitCount): "habitCount"
        case ("target", .habitStrength): "habitStrength"
        case ("habit", .habitStrength): "strengthHabit"
        default: column
        }
    }

    /// A new goal's form with the target and unit that its title says, if those fields are empty.
    static func fillingTarget(_ form: FormFields, today: Day, _ words: Words) -> FormFields {
        guard GoalMeasure(rawValue: form["measure"] ?? "") == .amount,
            PlainText.line((form["target"] ?? "") + (form["unit"] ?? "")).isEmpty,
            let target = words.goalTarget(in: PlainText.line(form["title"] ?? ""), today: today)
        else { return form }
        var form = form
        (form["target"], form["unit"]) = (words.typedNumber(target.value), target.unit)
        return form
    }

    /// The titles of the first milestones, one a line.
    static func milestones(_ fields: FormFields) -> [String] {
        PlainText.lines(fields["milestones"] ?? "").split(separator: "\n").map { PlainText.line(String($0)) }
            .filter { !$0.isEmpty }
    }
}

extension Goal {
    /// Sets the editable fields from the goal's form.
    ///
    /// - Parameter current: The goal's current form; empty for a new one.
    mutating func fill(
        fromGoalForm form: FormFields, over current: FormFields, _ words: Words
    ) throws(FormRefusal) {
        var (fields, current) = (form, current)
        let measure = GoalMeasure(rawValue: form["measure"] ?? "")
        for column in ["target", "habit"] { fields[column] = form[GoalForm.input(for: column, measure)] }
        for column in ["target", "habit"] where !current.fields.isEmpty {
            current[column] = typed(column == "target" ? .target : .habit, words)
        }
        do throws(FieldError) {
            try fill(from: fields, over: current, words)
        } catch {
            throw FormRefusal(GoalForm.input(for: error.field, measure), words.reason(error))
        }
    }
}

extension GoalRefusal {
    /// The form field the error belongs to; empty if none.
    func field(_ measure: GoalMeasure?) -> String {
        let column =
            switch self {
            case .field(let error): error.field
            case .targetNotPositive, .targetNotAPercentage, .targetEqualsStart: "target"
            case .habitMissing, .noSuchHabit: "habit"
            case .noSuchAccount: "account"
            case .deadlineBeforeStart: "deadline"
            case .milestone, .tooManyMilestones: "milestones"
            case .category: "category"
            case .dayInTheFuture, .notMeasuredByHand, .noSuchMilestone, .noSuchGoal: ""
            }
        return GoalForm.input(for: column, measure)
    }
}

extension GoalProgress {
    /// Parses the progress form. Its number is an amount to add or, if so chosen, the new total. A button that adds a
    /// step sends `do=add` with the amount.
    init(id: RecordID, of goal: RecordID, _ form: FormFields, _ words: Words) throws(FormRefusal) {
        self.init(id: id)
        self.goal = goal
        do throws(FieldError) {
            if form["do"] == "add" {
                try set(.amount, typed: form["amount"] ?? "", words)
            } else {
                try set(form["kind"] == "value" ? .value : .amount, typed: form["number"] ?? "", words)
            }
            try set(.day, typed: form["day"], words)
            try set(.note, typed: form["note"], words)
        } catch {
            throw FormRefusal(GoalRefusal.field(error).progressField, words.reason(error))
        }
    }
}

extension GoalRefusal {
    /// The field of the progress form that the error belongs to.
    var progressField: String {
        switch self {
        case .field(let error) where error.field == "day" || error.field == "note": error.field
        case .dayInTheFuture: "day"
        default: "number"
        }
    }
}
