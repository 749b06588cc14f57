import DaybookCore
import Journal
import Phrasing
import Words

extension RequestContext {
    /// Adds the goal of a posted form, with the id from the form.
    func addGoal() -> Outcome {
        let form = request.form
        return saveGoal(Goal(id: formID()), over: nil, form) { goal in
            .add(goal, category: CategoryChoice(typed: form["category"]), milestones: GoalForm.milestones(form))
        }
    }

    /// Saves a goal's form.
    func editGoal(_ id: RecordID) -> Outcome {
        guard let goal = state.goal(id) else {
            let refusal = FormRefusal("", words.goalWasDeleted)
            return refused(GoalFormPage(id, isNew: false, request.form, self, refusal: refusal))
        }
        let current = GoalForm.fields(of: goal, in: state, words)
        let form = request.form.merged(over: current, groups: [GoalForm.measureInputs])
        let category = form["category"] == current["category"] ? nil : CategoryChoice(typed: form["category"])
        return saveGoal(goal, over: current, form) { .edit($0, category: category) }
    }

    private func saveGoal(
        _ goal: Goal, over current: FormFields?, _ form: FormFields, _ command: (Goal) -> GoalCommand
    ) -> Outcome {
        let (id, isNew) = (goal.id, current == nil)
        if let emoji = FormControls.suggestion(request.form["do"]) {
            var fields = form
            fields["icon"] = emoji
            return .response(.page(document(GoalFormPage(id, isNew: isNew, fields, self))), nil)
        }
        do throws(FormRefusal) {
            var goal = goal
            let filled = isNew ? GoalForm.fillingTarget(form, today: today, words) : form
            try goal.fill(fromGoalForm: filled, over: current ?? FormFields(), words)
            let choice = GoalChoice(goal)
            let decision = try decide(command(goal)) { $0.field(choice) }
            let saved = decision.added ?? id
            return commit(decision, of: saved, then: .goals(.goal(saved)))
        } catch {
            return refused(GoalFormPage(id, isNew: isNew, form, self, refusal: error))
        }
    }
}
