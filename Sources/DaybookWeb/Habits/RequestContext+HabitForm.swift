import DaybookCore
import Journal
import Words

extension RequestContext {
    /// Adds the habit of a posted form, with the id from the form.
    func addHabit() -> Outcome {
        let form = HabitForm(fields: request.form)
        let id = formID()
        func page(_ form: HabitForm, _ refusal: FormRefusal? = nil, focus: String? = nil) -> HabitFormPage {
            HabitFormPage(adding: id, form, self, refusal: refusal, focus: focus)
        }
        if let (changed, focus) = form.pressed(request.form["do"]) { return shown(page(changed, focus: focus)) }
        do throws(FormRefusal) {
            let draft = try form.draft(words)
            let decision = try decide(.add(draft, id: id))
            return keep(decision, saying: .habitAdded, of: id, then: .today(nil), anchor: "habit-\(id.hex)")
        } catch {
            return refused(page(form, error))
        }
    }

    /// Updates a habit from a posted form.
    func editHabit(_ id: RecordID) -> Outcome {
        let form = HabitForm(fields: request.form)
        func page(_ form: HabitForm, _ refusal: FormRefusal? = nil, focus: String? = nil) -> HabitFormPage {
            HabitFormPage(editing: id, form, self, refusal: refusal, focus: focus)
        }
        if let (changed, focus) = form.pressed(request.form["do"]) { return shown(page(changed, focus: focus)) }
        do throws(FormRefusal) {
            var draft = try form.draft(words)
            // An unchanged name means the habit's own category, even if that was renamed meanwhile.
            if SeenFields.isCategory(form.category, asIn: form.seen) {
                draft.category = state.category(state.habit(id)?.category).map { .existing($0.id) } ?? .none
            }
            if !form.seen.isEmpty {
                draft.reminders = SeenFields.reminders(draft.reminders, in: form.seen, of: id, state)
            }
            let decision = try decide(.edit(id, draft, seen: SeenFields.values(form.seen)))
            return keep(decision, saying: .habitSaved, of: id, then: .habit(id, month: nil))
        } catch {
            return refused(page(form, error))
        }
    }

    private func decide(_ command: HabitCommand) throws(FormRefusal) -> Decision {
        do throws(HabitRefusal) {
            return try command.decide(in: state, now: now, newID: newIDs())
        } catch {
            throw words.refusal(error)
        }
    }

    /// Shows the form again without storing anything.
    private func shown(_ page: HabitFormPage) -> Outcome {
        .answer(.page(document(page)), nil)
    }
}

extension HabitForm {
    /// Applies one of the form's own buttons. Returns the form and the field to focus; nil for the button that saves.
    func pressed(_ button: String?) -> (form: HabitForm, focus: String)? {
        var form = self
        if let emoji = FormControls.suggestion(button) {
            form.icon = emoji
            return (form, "icon")
        }
        if button == "add-reminder" {
            form.reminders.append(ReminderForm())
            return (form, "reminder-\(form.reminders.count - 1)-time")
        }
        for row in reminders.indices where button == "remove-reminder-\(row)" {
            form.reminders.remove(at: row)
            return (form, "reminders")
        }
        return nil
    }
}
