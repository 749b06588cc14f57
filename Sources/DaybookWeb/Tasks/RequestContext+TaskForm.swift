import CivilTime
import DaybookCore
import Journal
import Words

extension RequestContext {
    /// Adds the task of a posted form, with the id from the form.
    func addTask() -> Outcome {
        let form = TaskForm(fields: request.form)
        let id = formID()
        do throws(FormRefusal) {
            let draft = try form.draft(of: nil, in: state, today: today, words)
            let decision = try decide(.add(draft, id: id))
            return keep(decision, saying: .taskAdded, of: id, then: back ?? .tasks(.one(id)))
        } catch {
            return refused(TaskFormPage(form, self, adding: id, refusal: error))
        }
    }

    /// Updates a task from a posted form; for a repeating task, one occurrence or this and all later ones.
    func editTask(_ id: RecordID) -> Outcome {
        guard state.task(id) != nil else { return .answer(notFound(), nil) }
        let form = TaskForm(fields: request.form)
        do throws(FormRefusal) {
            let draft = try form.draft(of: id, in: state, today: today, words)
            let times: TaskCommand.Times = form.times == "this" ? .this : .thisAndLater
            let decision = try decide(.edit(id, draft, of: times, seen: SeenFields.values(form.seen)))
            let saved = decision.splitOffTask(besides: id) ?? id
            return keep(decision, saying: .taskSaved, of: saved, then: .tasks(.one(saved)))
        } catch {
            return refused(TaskFormPage(form, self, editing: id, refusal: error))
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
