import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

extension TaskFormPage {
    func view(_ words: Words) -> HTML {
        let controls = FormControls(words: words, fields: fields, refusal: refusal, focus: isNew ? "title" : nil)
        let action: TaskActionRoute = isNew ? .add : .edit(id)
        let cancel: PageRoute = isNew ? opener ?? .tasks(.list(TaskFilter())) : .tasks(.one(id))
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            <form class="form" method="post" action="\(action.url)" novalidate\(controls.draft)>
            \(controls.defaultButton)\(hidden(controls))
            \(controls.notice)\(scope(controls))
            \(main(controls))
            \(details(controls))
            <div class="submit"><button class="button primary">\(words.save)</button>\
            <a class="button" href="\(cancel.url)" data-discard>\(words.cancel)</a></div>
            </form>
            """
    }

    private func hidden(_ controls: FormControls) -> HTML {
        // If there are no goals to choose from, the current one is kept.
        let goal = "<input type=\"hidden\" name=\"goal\" value=\"\(fields["goal"] ?? "")\">" as HTML
        let back = opener.map { "<input type=\"hidden\" name=\"back\" value=\"\($0.url)\">" as HTML }
        return "\(if: goals.isEmpty, goal)\(isNew ? "\(controls.newID(id))\(back)" : controls.seen)"
    }

    private func scope(_ controls: FormControls) -> HTML {
        guard isOccurrence else { return .empty }
        let words = controls.words
        let choices = [
            (value: "this", label: words.onlyThisOccurrence), (value: "later", label: words.thisAndLaterOccurrences),
        ]
        return """
            <section class="card form">\(controls.segmentedControl("times", words.whichOccurrences, choices, chosen: fields["times"] ?? "later"))</section>
            """
    }

    private func main(_ controls: FormControls) -> HTML {
        let words = controls.words
        let priorities =
            [(value: "", label: words.noneOfThem)]
            + TaskPriority.allCases.map { (value: $0.rawValue, label: words.priority($0)) }
        return """
            <section class="card form">
            \(controls.textField("title", words.title, required: true))
            <div class="form" data-example="\(TaskPageRoute.example(repetition: "", due: nil).url)">
            <div class="pair">\(controls.textField("due", words.dueLabel, type: "date"))
            \(controls.textField("time", words.dueTime, type: "time"))</div>\(dueChips(words))
            \(controls.textField("repetition", words.repeats, hint: words.repetitionHint,
                choices: "\(repeatChips(words))\(ExamplePage.line(example))"))
            </div>
            \(controls.select("priority", words.priorityLabel, priorities))
            </section>
            """
    }

    /// Buttons that fill in how it repeats.
    private func repeatChips(_ words: Words) -> HTML {
        let chips = words.commonRepetitions.map { text -> HTML in
            """
            <button class="chip step" type="button" data-fill="repetition" data-value="\(text)">\(words.capitalized(text))</button>
            """
        }
        return "<div class=\"chips quick\" data-scripted hidden>\(chips)</div>"
    }

    /// Buttons that fill in a day.
    private func dueChips(_ words: Words) -> HTML {
        let due = fields["due"].flatMap { Day($0) }
        let offered = DueChoice.choices(from: today, firstWeekday: firstWeekday, dueDay: due)
        let chips = offered.map { choice -> HTML in
            let day = choice.day(from: today, firstWeekday: firstWeekday)
            return """
                <button class="chip step" type="button" data-fill="due" data-value="\(day.text)">\(words.name(of: choice, on: today))</button>
                """
        }
        return "<div class=\"chips quick\" data-scripted hidden>\(chips)</div>"
    }

    private func details(_ controls: FormControls) -> HTML {
        let words = controls.words
        let names = [
            "goal", "tags", "estimate", "start", "wait", "parent", "blockers", "links", "reminder", "category", "note",
        ]
        let isOpen = names.contains { $0 == refusal?.field || fields.all($0).contains { !$0.isEmpty } }
        return """
            <details class="card fold"\(attribute: "open", if: isOpen)><summary>\(words.moreDetails)</summary><div class="form">
            \(if: !goals.isEmpty, controls.select("goal", words.goal, [(value: "", label: words.noneOfThem)] + goals))
            \(controls.textField("tags", words.tags, hint: words.tagsHint))
            <div class="pair">\(controls.textField("estimate", words.estimate, hint: words.estimateHint))
            \(controls.textField("start", words.notBefore, type: "date", hint: words.notBeforeHint))</div>
            \(wait(controls))
            \(reminders(controls))
            \(parent(controls))
            \(blockers(controls))
            \(controls.textArea("links", words.links, hint: words.linksHint))
            \(controls.category(of: categories))
            \(controls.textArea("note", words.note))
            </div></details>
            """
    }

    /// The day until which it is hidden. Someday is no day that a calendar could show.
    private func wait(_ controls: FormControls) -> HTML {
        let words = controls.words
        guard let day = fields["wait"].flatMap({ Day($0) }), day.isSomeday else {
            return controls.textField("wait", words.hiddenUntil, type: "date", hint: words.hiddenUntilHint)
        }
        let choices = [(value: day.text, label: words.someday), (value: "", label: words.noneOfThem)]
        return controls.select("wait", words.hiddenUntil, choices)
    }

    /// The task that it is a part of, chosen by its title.
    private func parent(_ controls: FormControls) -> HTML {
        let words = controls.words
        return """
            <div class="\(controls.classes("parent"))"><label for="parent">\(words.subtaskOf)</label>\
            <input id="parent" type="text" name="parent" value="\(fields["parent"] ?? "")" autocomplete="off" \
            list="open-tasks"\(controls.attributes("parent", hint: words.chooseTask))>\
            <datalist id="open-tasks">\(openTasks.map { "<option value=\"\($0)\"></option>" as HTML })</datalist>\
            \(controls.hint("parent", words.chooseTask))\(controls.reason("parent"))</div>
            """
    }

    /// The tasks that it waits for, each chosen by its title, with room for one more.
    private func blockers(_ controls: FormControls) -> HTML {
        let words = controls.words
        let rows = (TaskForm.items(TaskForm.joined(fields)["blockers"], "\n") + [""]).enumerated().map {
            index, title -> HTML in
            """
            <input type="text" name="blockers" value="\(title)" autocomplete="off" list="open-tasks" \
            aria-label="\(words.waitsFor) \(index + 1)">
            """
        }
        return controls.fieldset("blockers", words.waitsFor, "<div class=\"stack\">\(rows)</div>")
    }

    /// The existing reminders, with room for one more before the due date and one at a fixed time.
    private func reminders(_ controls: FormControls) -> HTML {
        let words = controls.words
        let usual = [0, 10, 30, 60, 120, 1440, 2880, 10080]
        func isMoment(_ text: String) -> Bool {
            TaskForm.when(text).map { if case .at = $0 { true } else { false } } ?? false
        }
        let reminders = TaskForm.reminders(fields)
        let rows = (reminders.filter { !isMoment($0) } + [""]).enumerated().map { index, chosen -> HTML in
            var choices = [(value: "", label: words.noReminder)]
            choices += usual.map { (value: "\($0)", label: words.minutesBefore($0)) }
            if !choices.contains(where: { $0.value == chosen }) {
                choices.append((value: chosen, label: label(chosen, words)))
            }
            let options = choices.map { value, label in
                "<option value=\"\(value)\"\(attribute: "selected", if: value == chosen)>\(label)</option>" as HTML
            }
            return "<select name=\"reminder\" aria-label=\"\(words.reminder) \(index + 1)\">\(options)</select>"
        }
        let moments = (reminders.filter(isMoment) + [""]).enumerated().map { index, moment -> HTML in
            """
            <div class="field"><label for="reminder-at-\(index)">\(words.reminderMoment)</label>\
            <input id="reminder-at-\(index)" type="datetime-local" name="reminder" value="\(moment)"></div>
            """
        }
        return controls.fieldset(
            "reminder", words.remindersHeading,
            "<div class=\"stack\">\(rows)\(moments)\(RemindersCard.link(words))</div>")
    }

    private func label(_ text: String, _ words: Words) -> String {
        if case .beforeDue(let minutes) = TaskForm.when(text) { return words.minutesBefore(minutes) }
        return text.split(separator: "T").joined(separator: " ")
    }
}
