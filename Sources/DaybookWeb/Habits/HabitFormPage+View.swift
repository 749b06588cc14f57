import CivilTime
import DaybookCore
import Journal
import Markup
import Words

extension HabitFormPage {
    func view(_ words: Words) -> HTML {
        let controls = FormControls(words: words, fields: fields, refusal: refusal, focus: focus)
        let (action, cancel): (HabitActionRoute, PageRoute) =
            isNew ? (.add, .today(nil)) : (.edit(id), .habits(.habit(id, month: nil)))
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <form class="form" method="post" action="\(action.url)" novalidate\(controls.draft)>
            \(controls.defaultButton)\(isNew ? controls.newID(id) : controls.seen)
            \(controls.notice)\(essentials(controls))
            \(schedule(controls))
            <section class="card folds">\(reminders(controls))\(details(controls))</section>
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(cancel.url)" data-discard>\(words.cancel)</a></div>
            </form>
            """
    }

    /// The title, and how it is marked.
    private func essentials(_ controls: FormControls) -> HTML {
        let words = controls.words
        let kinds = [
            (value: HabitKind.check.rawValue, label: words.checkKind),
            (value: HabitKind.atLeast.rawValue, label: words.amountKind),
            (value: HabitKind.atMost.rawValue, label: words.limitKind),
        ]
        return """
            <section class="card form">
            <div class="naming">\(controls.emojiField())
            \(controls.textField("title", words.title, required: true, placeholder: words.titleHint))</div>
            \(controls.suggestions)
            \(controls.segmentedControl("kind", words.kind, kinds))
            <div class="pair measured">\(controls.textField("target", marked: targetLabel(words), mode: "decimal"))
            \(controls.textField("unit", words.unit, placeholder: words.unitHint))</div>
            </section>
            """
    }

    /// The label of the target, as the chosen kind has it.
    private func targetLabel(_ words: Words) -> HTML {
        "<span class=\"of-amount\">\(words.target)</span><span class=\"of-limit\">\(words.limitADay)</span>"
    }

    /// The start day, note, category and colour.
    private func details(_ controls: FormControls) -> HTML {
        let words = controls.words
        let isOpen = ["startDay", "note", "category", "color"].contains(refusal?.field)
        return """
            <details class="fold"\(attribute: "open", if: isOpen)><summary>\(Icon.tag.svg)\(words.startNoteAndCategory)</summary>
            <div class="form">\(controls.textField("startDay", words.startDay, type: "date", hint: words.startDayHint))
            \(controls.category(of: categories))
            \(controls.colorPicker())
            \(controls.textArea("note", words.note, placeholder: words.noteHint))</div></details>

            """
    }

    private func reminders(_ controls: FormControls) -> HTML {
        let words = controls.words
        let rows = fields.reminders.enumerated().map { reminder($0, $1, controls) }
        let add: HTML = """
            <button class="button" name="do" value="add-reminder"\
            \(attribute: "autofocus", if: controls.focused("reminders"))>\(Icon.bell.svg)\(words.addReminder)</button>
            """
        let isOpen = !rows.isEmpty || refusal?.field.hasPrefix("reminder") ?? false
        return """
            <details class="fold"\(attribute: "open", if: isOpen)><summary>\(Icon.bell.svg)\(words.remindersHeading)</summary>
            \(controls.fieldset("reminders", words.remindersHeading, "<div class=\"stack\">\(rows)\(add)\(RemindersCard.link(words))</div>", isHeadingShown: false))</details>

            """
    }

    private func reminder(_ row: Int, _ reminder: ReminderForm, _ controls: FormControls) -> HTML {
        let words = controls.words
        let name = "reminder-\(row)"
        let days = controls.weekdays(name + "-weekdays", reminder.weekdays, from: firstWeekday)
        return """
            <div class="reminder"><div class="pair">\
            \(controls.textField(name + "-time", words.reminderTime, reminder.time, type: "time"))
            \(controls.textField(name + "-text", words.reminderText, reminder.text, placeholder: words.reminderTextHint))</div>
            \(controls.fieldset(name + "-weekdays", words.reminderDays, days))
            <button class="button plain danger" name="do" value="remove-\(name)">\(Icon.trash.svg)\(words.removeReminder)</button></div>

            """
    }
}
