import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

/// A choice of the goal's form: the ways to measure it, with an account's balance as one of its own.
enum GoalChoice: String {
    case amount, balance, milestones, tasks, habitCount, habitStrength

    init(_ goal: Goal) {
        self = goal.account == nil ? GoalChoice(rawValue: goal.measure.rawValue) ?? .amount : .balance
    }

    /// The name of the input that fills a column.
    func input(for column: String) -> String {
        switch (column, self) {
        case ("target", .balance): "balanceTarget"
        case ("target", .tasks): "taskCount"
        case ("target", .habitCount): "habitCount"
        case ("target", .habitStrength): "habitStrength"
        case ("habit", .habitStrength): "strengthHabit"
        default: column
        }
    }
}

/// The form of a goal: its editable fields, the name of its category, and inputs of its own for each choice of a measure.
enum GoalForm {
    static func fields(of goal: Goal, in state: State, _ words: Words) -> FormFields {
        var fields = FormFields(goal, words)
        fields["category"] = state.category(goal.category)?.name ?? ""
        let (target, habit, choice) = (fields["target"], fields["habit"], GoalChoice(goal))
        for input in ["target", "balanceTarget", "taskCount", "habitCount"] { fields[input] = "" }
        fields["habitStrength"] = "80"
        fields["measure"] = choice.rawValue
        fields[choice.input(for: "target")] = target
        fields["strengthHabit"] = habit
        return fields
    }

    /// The measure and the inputs whose meaning depends on it.
    static let measureInputs = FieldGroup(
        key: "measure",
        [
            "startValue", "target", "unit", "account", "balanceTarget", "taskCount", "habitCount", "habit",
            "habitStrength", "strengthHabit",
        ])

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
        let choice = GoalChoice(rawValue: form["measure"] ?? "")
        for column in ["target", "habit"] { fields[column] = form[choice?.input(for: column) ?? column] }
        if choice == .balance {
            if (form["account"] ?? "").isEmpty { throw FormRefusal("account", words.chooseAccount) }
            (fields["measure"], fields["startValue"], fields["unit"]) = (GoalMeasure.amount.rawValue, "", "")
        } else {
            fields["account"] = ""
        }
        // A measure that this version does not know is shown as the first, and stays.
        if choice == GoalChoice(self) { fields["measure"] = typed(.measure, words) }
        if !current.fields.isEmpty {
            for (column, field) in [("target", Field.target), ("habit", .habit), ("measure", .measure)] {
                current[column] = typed(field, words)
            }
        }
        do throws(FieldError) {
            try fill(from: fields, over: current, words)
        } catch {
            throw FormRefusal(choice?.input(for: error.field) ?? error.field, words.reason(error))
        }
    }
}

extension GoalRefusal {
    /// The form field the error belongs to; empty if none.
    func field(_ choice: GoalChoice) -> String {
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
        return choice.input(for: column)
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
