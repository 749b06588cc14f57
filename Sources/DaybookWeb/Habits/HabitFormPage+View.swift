import CivilTime
import DaybookCore
import Journal
import Markup
import Words

extension HabitFormPage {
    func view(_ words: Words) -> HTML {
        let controls = FormControls(words: words, refusal: refusal, focus: focus)
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <form class="form" method="post" action="\(action.url)" novalidate>
            \(controls.defaultButton)\(hiddenID)
            \(controls.notice)\(face(controls))
            \(goal(controls))
            \(schedule(controls))
            \(reminders(controls))
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(cancel.url)">\(words.cancel)</a></div>
            </form>
            """
    }

    private var hiddenID: HTML? {
        guard let newID else { return "<input type=\"hidden\" name=\"seen\" value=\"\(form.seen)\">" }
        return "<input type=\"hidden\" name=\"id\" value=\"\(newID.hex)\">"
    }

    private func face(_ controls: FormControls) -> HTML {
        let words = controls.words
        let least = HabitLimits.title.lowerBound
        return """
            <section class="card form">
            <div class="naming">\(controls.glyph(form.icon))
            \(controls.line(
                "title", words.title, form.title, required: true,
                hint: words.titleLength(least, HabitLimits.title.upperBound), placeholder: words.titleHint))</div>
            \(controls.suggestions)
            \(controls.swatches(form.color))
            \(controls.category(form.category, of: categories))
            \(controls.area("note", words.note, form.note, placeholder: words.noteHint))
            </section>
            """
    }

    private func goal(_ controls: FormControls) -> HTML {
        let words = controls.words
        let kinds = [
            (value: HabitKind.check.rawValue, label: words.checkKind),
            (value: HabitKind.atLeast.rawValue, label: words.atLeastKind),
            (value: HabitKind.atMost.rawValue, label: words.atMostKind),
        ]
        return """
            <section class="card form">
            \(controls.segments("kind", words.kind, kinds, chosen: form.kind))
            <div class="pair measured">\(controls.line("target", words.target, form.target, mode: "decimal"))
            \(controls.line("unit", words.unit, form.unit, placeholder: words.unitHint))</div>
            </section>
            """
    }

    private func reminders(_ controls: FormControls) -> HTML {
        let words = controls.words
        let rows = form.reminders.indices.map { reminder($0, controls) }
        let add: HTML = """
            <button class="button" name="do" value="add-reminder"\
            \(attribute: "autofocus", if: controls.focused("reminders"))>\(Icon.bell.svg)\(words.addReminder)</button>
            """
        return """
            <section class="card form">
            \(controls.fieldset("reminders", words.remindersHeading, "<div class=\"stack\">\(rows)\(add)</div>"))
            </section>
            """
    }

    private func reminder(_ row: Int, _ controls: FormControls) -> HTML {
        let words = controls.words
        let reminder = form.reminders[row]
        let name = "reminder-\(row)"
        let days = controls.weekdays(name + "-weekdays", reminder.weekdays, from: firstWeekday)
        return """
            <div class="reminder"><div class="pair">\
            \(controls.line(name + "-time", words.reminderTime, reminder.time, type: "time"))
            \(controls.line(name + "-text", words.reminderText, reminder.text, placeholder: words.reminderTextHint))</div>
            \(controls.fieldset(name + "-weekdays", words.reminderDays, days))
            <button class="button plain" name="do" value="remove-\(name)">\(Icon.trash.svg)\(words.removeReminder)</button></div>

            """
    }
}
