import DaybookCore
import Journal
import Phrasing
import Words

extension RequestContext {
    /// Adds the goal of a posted form, with the id from the form.
    func addGoal() -> Outcome {
        let form = request.form
        return saveGoal(formID(), isNew: true, form) { goal in
            .add(goal, category: CategoryChoice(typed: form["category"]), milestones: GoalForm.milestones(form))
        }
    }

    /// Saves what was changed in the goal's form.
    func editGoal(_ id: RecordID) -> Outcome {
        guard let goal = state.goal(id) else {
            let refusal = FormRefusal("", words.goalGone)
            return refused(GoalFormPage(id, isNew: false, request.form, self, refusal: refusal))
        }
        let current = GoalForm.fields(of: goal, in: state, words)
        let form = request.form.merged(over: current)
        let category = form["category"] == current["category"] ? nil : CategoryChoice(typed: form["category"])
        return saveGoal(id, isNew: false, form) { .edit($0, category: category) }
    }

    private func saveGoal(
        _ id: RecordID, isNew: Bool, _ form: FormFields, _ command: (Goal) -> GoalCommand
    ) -> Outcome {
        if let emoji = FormControls.suggestion(request.form["do"]) {
            var fields = request.form
            fields["icon"] = emoji
            return .answer(.page(document(GoalFormPage(id, isNew: isNew, fields, self, focus: "icon"))), nil)
        }
        do throws(FormRefusal) {
            var goal = state.goal(id) ?? Goal(id: id)
            try goal.fill(fromGoalForm: form, words)
            let measure = goal.measure
            let decision = try decide(command(goal)) { $0.field(measure) }
            return keep(decision, saying: isNew ? .goalAdded : .goalSaved, of: id, then: .goals(.goal(id)))
        } catch {
            return refused(GoalFormPage(id, isNew: isNew, request.form, self, refusal: error))
        }
    }
}
