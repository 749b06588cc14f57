import CivilTime
import DaybookCore
import Journal
import Words

extension RequestContext {
    /// Adds the task of a posted form, with the id from the form.
    func addTask() -> Outcome {
        let id = formID()
        do throws(FormRefusal) {
            var draft = TaskDraft()
            try draft.fill(from: request.form, of: nil, in: self)
            let decision = try decide(.add(draft, id: id))
            return commit(decision, of: id, then: back ?? .tasks(.one(id)))
        } catch {
            return refused(TaskFormPage(id, isNew: true, request.form, self, refusal: error))
        }
    }

    /// Saves a task's form. For a repeating task, it applies to one occurrence, or to it and all later ones.
    func editTask(_ id: RecordID) -> Outcome {
        guard let task = state.task(id) else { return .response(notFound(), nil) }
        let current = TaskForm.fields(of: task, in: state, words)
        do throws(FormRefusal) {
            var draft = TaskDraft(task, in: state)
            try draft.fill(from: TaskForm.merged(request.form, over: current), over: current, of: id, in: self)
            let scope: TaskCommand.EditScope = request.form["times"] == "this" ? .this : .thisAndLater
            let decision = try decide(.edit(id, draft, of: scope))
            let saved = decision.splitOffTask(besides: id) ?? id
            return commit(decision, of: saved, then: .tasks(.one(saved)))
        } catch {
            return refused(TaskFormPage(id, isNew: false, request.form, self, refusal: error))
        }
    }

    private func decide(_ command: TaskCommand) throws(FormRefusal) -> Decision {
        do throws(TaskRefusal) {
            return try command.decide(in: state, now: now, newID: newIDs())
        } catch {
            throw words.refusal(error)
        }
    }
}
