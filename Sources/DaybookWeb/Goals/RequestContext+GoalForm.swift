import DaybookCore
import Journal
import Words

extension RequestContext {
    /// Adds the goal of a posted form, with the id from the form.
    func addGoal() -> Outcome {
        let id = formID()
        return saveGoal(id, isNew: true) { draft, _ in .add(draft, id: id) }
    }

    /// Updates a goal from a posted form.
    func editGoal(_ id: RecordID) -> Outcome {
        saveGoal(id, isNew: false) { draft, seen in .edit(id, draft, seen: seen) }
    }

    private func saveGoal(
        _ id: RecordID, isNew: Bool, _ command: (GoalDraft, [String: Value]) -> GoalCommand
    ) -> Outcome {
        var form = GoalForm(fields: request.form)
        func page(_ refusal: FormRefusal? = nil, focus: String? = nil) -> GoalFormPage {
            isNew
                ? GoalFormPage(adding: id, form, self, refusal: refusal, focus: focus)
                : GoalFormPage(editing: id, form, self, refusal: refusal, focus: focus)
        }
        if let emoji = FormControls.suggestion(request.form["do"]) {
            form.icon = emoji
            return .answer(.page(document(page(focus: "icon"))), nil)
        }
        do throws(FormRefusal) {
            var draft = try form.draft(words)
            // An unchanged name means the goal's own category, even if that was renamed meanwhile.
            if !isNew, SeenFields.isCategory(form.category, asIn: form.seen) {
                draft.category = state.category(state.goal(id)?.category).map { .existing($0.id) } ?? .none
            }
            let decision = try decide(command(draft, SeenFields.values(form.seen))) { form.field(of: $0) }
            return keep(decision, saying: isNew ? .goalAdded : .goalSaved, of: id, then: .goals(.goal(id)))
        } catch {
            return refused(page(error))
        }
    }
}
