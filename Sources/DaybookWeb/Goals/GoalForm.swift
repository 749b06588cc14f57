import CivilTime
import DaybookCore
import Journal
import Phrasing
import Words

/// The form of a goal. All fields are text, so that a refused form is shown again unchanged.
struct GoalForm: Hashable, Sendable {
    var title = ""
    var note = ""
    var icon = ""
    var color = Palette.teal.rawValue
    /// The name of an existing or new category; empty for none.
    var category = ""
    var measure = GoalMeasure.amount.rawValue
    var startValue = ""
    /// The target, as typed for each measure that has one.
    var target = ""
    var unit = ""
    var taskCount = ""
    var habitCount = ""
    var habitStrength = "80"
    /// The id of a habit; empty for none.
    var habit = ""
    /// The titles of the initial milestones, one per line.
    var milestones = ""
    var startDay = ""
    var deadline = ""
    /// The values when the form was opened, from a hidden field; see `SeenFields`.
    var seen = ""

    /// Creates the form of a new goal.
    init(startDay: Day, color: Palette) {
        self.startDay = startDay.text
        self.color = color.rawValue
    }

    /// Creates a form from a stored goal.
    init(_ goal: Goal, in state: State, words: Words) {
        seen = SeenFields.text(of: goal, in: state)
        title = goal.title
        note = goal.note
        icon = goal.icon
        color = goal.color.rawValue
        category = state.category(goal.category)?.name ?? ""
        measure = goal.measure.rawValue
        startValue = goal.startValue.map { words.typedNumber($0) } ?? ""
        let number = goal.target.map { words.typedNumber($0) } ?? ""
        switch goal.measure {
        case .amount: target = number
        case .tasks: taskCount = number
        case .habitCount: habitCount = number
        case .habitStrength: habitStrength = number
        case .milestones: break
        }
        unit = goal.unit
        habit = goal.habit?.hex ?? ""
        startDay = goal.startDay?.text ?? ""
        deadline = goal.deadline?.text ?? ""
    }

    /// Creates a form from posted fields. Missing fields are empty, and missing choices take the first option.
    init(fields: FormFields) {
        seen = fields["seen"] ?? ""
        title = fields["title"] ?? ""
        note = fields["note"] ?? ""
        icon = fields["icon"] ?? ""
        color = fields["color"] ?? Palette.stone.rawValue
        category = fields["category"] ?? ""
        measure = fields["measure"] ?? GoalMeasure.amount.rawValue
        startValue = fields["startValue"] ?? ""
        target = fields["target"] ?? ""
        unit = fields["unit"] ?? ""
        taskCount = fields["taskCount"] ?? ""
        habitCount = fields["habitCount"] ?? ""
        habitStrength = fields["habitStrength"] ?? ""
        // The two measures based on a habit have separate lists of habits.
        habit = fields[measure == GoalMeasure.habitStrength.rawValue ? "strengthHabit" : "habit"] ?? ""
        milestones = fields["milestones"] ?? ""
        startDay = fields["startDay"] ?? ""
        deadline = fields["deadline"] ?? ""
    }
}

extension GoalForm {
    /// Parses the form into a draft. Throws the first field's error.
    func draft(_ words: Words) throws(FormRefusal) -> GoalDraft {
        var draft = GoalDraft(title: title)
        draft.note = note
        draft.icon = icon
        guard let color = Palette(rawValue: color) else { throw refused(.unknownColor(self.color), words) }
        draft.color = color
        draft.category = PlainText.line(category).isEmpty ? .none : .named(category)
        guard let measure = GoalMeasure(rawValue: measure) else { throw refused(.unknownMeasure(self.measure), words) }
        draft.measure = measure
        switch measure {
        case .amount:
            draft.startValue = try number(startValue, "startValue", words)
            draft.target = try number(target, "target", words)
            draft.unit = unit
        case .milestones:
            draft.milestones = PlainText.lines(milestones).split(separator: "\n").map { PlainText.line(String($0)) }
                .filter { !$0.isEmpty }
        case .tasks: draft.target = try number(taskCount, "taskCount", words)
        case .habitCount: draft.target = try number(habitCount, "habitCount", words)
        case .habitStrength: draft.target = try number(habitStrength, "habitStrength", words)
        }
        if measure.isOfHabit, !habit.isEmpty {
            guard let habit = RecordID(hex: habit) else { throw refused(.noSuchHabit, words) }
            draft.habit = habit
        }
        draft.startDay = try day(startDay, "startDay", words)
        draft.deadline = try day(deadline, "deadline", words)
        return draft
    }

    /// Parses the number of a field; nil if it is empty.
    private func number(_ typed: String, _ field: String, _ words: Words) throws(FormRefusal) -> Double? {
        if PlainText.line(typed).isEmpty { return nil }
        guard let number = words.parseNumber(typed) else { throw FormRefusal(field, words.notANumber) }
        return number
    }

    private func day(_ typed: String, _ field: String, _ words: Words) throws(FormRefusal) -> Day? {
        let text = PlainText.line(typed)
        if text.isEmpty { return nil }
        guard let day = Day(text) else { throw FormRefusal(field, words.reason(GoalRefusal.noSuchDay(text))) }
        return day
    }

    private func refused(_ refusal: GoalRefusal, _ words: Words) -> FormRefusal {
        FormRefusal(field(of: refusal), words.reason(refusal))
    }

    /// The name of the field that a refusal concerns; each measure has its own fields for the target and the habit.
    func field(of refusal: GoalRefusal) -> String {
        switch (refusal.field, GoalMeasure(rawValue: measure)) {
        case ("target", .tasks): "taskCount"
        case ("target", .habitCount): "habitCount"
        case ("target", .habitStrength): "habitStrength"
        case ("habit", .habitStrength): "strengthHabit"
        default: refusal.field
        }
    }
}

/// The form to log progress of a goal, with all fields as text.
struct ProgressForm: Hashable, Sendable {
    var number = ""
    /// "value" or "amount".
    var kind = "value"
    var day = ""
    var note = ""

    init() {}

    init(fields: FormFields) {
        number = fields["number"] ?? ""
        kind = fields["kind"] ?? "value"
        day = fields["day"] ?? ""
        note = fields["note"] ?? ""
    }

    /// Parses the form into a draft. Throws the first field's error.
    func draft(_ words: Words) throws(FormRefusal) -> GoalProgressDraft {
        guard !PlainText.line(number).isEmpty else { throw FormRefusal("number", words.numberMissing) }
        guard let number = words.parseNumber(number) else { throw FormRefusal("number", words.notANumber) }
        var draft = GoalProgressDraft(kind == "amount" ? .addition(number) : .value(number), note: note)
        let text = PlainText.line(day)
        if !text.isEmpty {
            guard let day = Day(text) else { throw FormRefusal("day", words.reason(GoalRefusal.noSuchDay(text))) }
            draft.day = day
        }
        return draft
    }
}
