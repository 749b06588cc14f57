import DaybookCore
import Journal
import Phrasing
import Words

extension RequestContext {
    /// Adds the habit of a posted form, with the id from the form.
    func addHabit() -> Outcome {
        saveHabit(Habit(id: formID()), over: nil) { habit, form throws(FormRefusal) in
            .add(
                habit, category: CategoryChoice(typed: form["category"]), reminders: try form.reminderDrafts(words))
        }
    }

    /// Saves a habit's form.
    func editHabit(_ id: RecordID) -> Outcome {
        guard let habit = state.habit(id) else {
            let refusal = words.refusal(.noSuchHabit)
            return refused(HabitFormPage(id, isNew: false, request.form, self, refusal: refusal))
        }
        let current = HabitForm.fields(of: habit, in: state, words)
        return saveHabit(habit, over: current) { habit, form throws(FormRefusal) in
            let category = form["category"] == current["category"] ? nil : CategoryChoice(typed: form["category"])
            let reminders = form.reminders == current.reminders ? nil : try form.reminderDrafts(words)
            return .edit(habit, category: category, reminders: reminders)
        }
    }

    private func saveHabit(
        _ habit: Habit, over current: FormFields?,
        _ command: (Habit, FormFields) throws(FormRefusal) -> HabitCommand
    ) -> Outcome {
        let (id, isNew) = (habit.id, current == nil)
        let pressed = HabitForm.applyingButton(request.form)
        let posted = pressed?.fields ?? request.form
        let form = current.map { HabitForm.merged(posted, over: $0) } ?? posted
        if let pressed {
            return .response(.page(document(HabitFormPage(id, isNew: isNew, form, self, focus: pressed.focus))), nil)
        }
        do throws(FormRefusal) {
            var habit = habit
            try habit.fill(fromHabitForm: form, over: current ?? FormFields(), words)
            let decision = try decide(try command(habit, form))
            let saved = decision.added ?? id
            return isNew
                ? commit(decision, of: saved, then: .today(nil), anchor: "habit-\(saved.hex)")
                : commit(decision, of: saved, then: .habits(.habit(saved, month: nil)))
        } catch {
            return refused(HabitFormPage(id, isNew: isNew, form, self, refusal: error))
        }
    }

    private func decide(_ command: HabitCommand) throws(FormRefusal) -> Decision {
        do throws(HabitRefusal) {
            return try command.decide(in: state, now: now, newID: newIDs())
        } catch {
            throw words.refusal(error)
        }
    }
}

extension HabitForm {
    /// The form after pressing one of its own buttons, and the field to focus, if there is one; nil for the save button.
    fileprivate static func applyingButton(_ posted: FormFields) -> (fields: FormFields, focus: String?)? {
        var fields = posted
        let button = posted["do"]
        if let emoji = FormControls.suggestion(button) {
            fields["icon"] = emoji
            return (fields, nil)
        }
        var reminders = posted.reminders
        if button == "add-reminder" {
            var added = ReminderForm()
            if posted["schedule"] == "weekdays" { added.weekdays = posted.all("weekdays") }
            fields.setReminders(reminders + [added])
            return (fields, "reminder-\(reminders.count)-time")
        }
        for row in reminders.indices where button == "remove-reminder-\(row)" {
            reminders.remove(at: row)
            fields.setReminders(reminders)
            return (fields, "reminders")
        }
        return nil
    }
}
