import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

extension TaskFormPage {
    func view(_ words: Words) -> HTML {
        let controls = FormControls(words: words, refusal: refusal, focus: newID == nil ? nil : "title")
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <form class="form" method="post" action="\(action.url)" novalidate>
            \(controls.defaultButton)\(hidden)
            \(controls.notice)\(times(controls))
            \(main(controls))
            \(details(controls))
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(cancel.url)">\(words.cancel)</a></div>
            </form>
            """
    }

    private var hidden: HTML {
        // If there are no goals to choose from, the current one is kept.
        let goal: HTML = goals.isEmpty ? "<input type=\"hidden\" name=\"goal\" value=\"\(form.goal)\">" : .empty
        guard let newID else { return "\(goal)<input type=\"hidden\" name=\"seen\" value=\"\(form.seen)\">" }
        return "\(goal)<input type=\"hidden\" name=\"id\" value=\"\(newID.hex)\">"
    }

    private func times(_ controls: FormControls) -> HTML {
        guard isTime else { return .empty }
        let words = controls.words
        let choices = [(value: "this", label: words.onlyThisTime), (value: "later", label: words.thisAndLaterTimes)]
        return """
            <section class="card form">\(controls.segments("times", words.whichTimes, choices, chosen: form.times))</section>
            """
    }

    private func main(_ controls: FormControls) -> HTML {
        let words = controls.words
        let priorities =
            [(value: "", label: words.noneOfThem)]
            + TaskPriority.allCases.map { (value: $0.rawValue, label: words.priority($0)) }
        return """
            <section class="card form">
            \(controls.line("title", words.title, form.title, required: true))
            <div class="pair">\(controls.line("due", words.dueLabel, form.due, type: "date"))
            \(controls.line("time", words.dueTime, form.time, type: "time"))</div>
            \(controls.line("repetition", words.repeats, form.repetition, hint: words.repetitionHint))
            \(controls.select("priority", words.priorityLabel, priorities, chosen: form.priority))
            \(controls.category(form.category, of: categories))
            \(if: !goals.isEmpty, controls.select("goal", words.goal, [(value: "", label: words.noneOfThem)] + goals, chosen: form.goal))
            \(controls.line("tags", words.tags, form.tags, hint: words.tagsHint))
            \(controls.area("note", words.note, form.note))
            </section>
            """
    }

    private func details(_ controls: FormControls) -> HTML {
        let words = controls.words
        let names = ["estimate", "start", "wait", "whole", "blockers", "links", "reminder"]
        let texts = [form.estimate, form.start, form.wait, form.parent, form.blockers, form.links]
        let isOpen =
            texts.contains { !$0.isEmpty } || !form.reminders.isEmpty || names.contains { $0 == refusal?.field }
        return """
            <details class="card fold"\(attribute: "open", if: isOpen)><summary>\(words.moreDetails)</summary><div class="form">
            <div class="pair">\(controls.line("estimate", words.estimate, form.estimate, hint: words.estimateHint))
            \(controls.line("start", words.notBefore, form.start, type: "date", hint: words.notBeforeHint))</div>
            \(controls.line("wait", words.hiddenUntil, form.wait, type: "date", hint: words.hiddenUntilHint))
            \(reminders(controls))
            \(controls.line("whole", words.partOf, form.parent, hint: words.partOfHint))
            \(controls.area("blockers", words.waitsFor, form.blockers, hint: words.waitsForHint))
            \(controls.area("links", words.links, form.links, hint: words.linksHint))
            </div></details>
            """
    }

    /// The existing reminders, with room for one more before the due date and one at a fixed time.
    private func reminders(_ controls: FormControls) -> HTML {
        let words = controls.words
        let usual = [0, 10, 30, 60, 120, 1440, 2880, 10080]
        func isMoment(_ text: String) -> Bool {
            TaskForm.when(text).map { if case .at = $0 { true } else { false } } ?? false
        }
        let rows = (form.reminders.filter { !isMoment($0) } + [""]).enumerated().map { place, chosen -> HTML in
            var choices = [(value: "", label: words.noReminder)]
            choices += usual.map { (value: "\($0)", label: words.minutesBefore($0)) }
            if !choices.contains(where: { $0.value == chosen }) {
                choices.append((value: chosen, label: label(chosen, words)))
            }
            let options = choices.map { value, label in
                "<option value=\"\(value)\"\(attribute: "selected", if: value == chosen)>\(label)</option>" as HTML
            }
            return "<select name=\"reminder\" aria-label=\"\(words.reminder) \(place + 1)\">\(options)</select>"
        }
        let moments = (form.reminders.filter(isMoment) + [""]).enumerated().map { place, moment -> HTML in
            """
            <div class="field"><label for="reminder-at-\(place)">\(words.reminderMoment)</label>\
            <input id="reminder-at-\(place)" type="datetime-local" name="reminder" value="\(moment)"></div>
            """
        }
        return controls.fieldset("reminder", words.remindersHeading, "<div class=\"stack\">\(rows)\(moments)</div>")
    }

    private func label(_ text: String, _ words: Words) -> String {
        if case .beforeDue(let minutes) = TaskForm.when(text) { return words.minutesBefore(minutes) }
        return text.split(separator: "T").joined(separator: " ")
    }
}
