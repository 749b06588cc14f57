import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// A sheet to move a task to another day, or to do another of the usual things with it: to open, complete, edit or delete it, or
/// to give it a priority. A closed task has no day to move to, and is reopened. A right click on a task opens it.
struct ReschedulePage: PageView {
    let task: TaskItem
    let today: Day
    let firstWeekday: Weekday
    let dayEndsAt: Int
    let typed: String
    /// The reason why the typed day was refused.
    let reason: String?
    /// The page to continue with.
    let back: PageRoute
    let title: String

    var section: Section? { .tasks }
    var layout: PageLayout { .sheet }

    /// Nil if there is no such task.
    init?(_ context: RequestContext, id: RecordID, back: PageRoute?, reason: String? = nil) {
        guard let task = context.state.task(id) else { return nil }
        self.task = task
        self.reason = reason
        self.back = back ?? .tasks(.one(id))
        today = context.today
        firstWeekday = context.state.settings.firstWeekday
        dayEndsAt = context.state.settings.dayEndsAt
        typed = reason == nil ? "" : context.request.form["day"] ?? ""
        title = task.status.isOpen ? context.words.reschedule : context.words.task
    }

    func view(_ words: Words) -> HTML {
        """
        <section class="sheet">
        <header><div><h1>\(title)</h1><p><bdi>\(task.title)</bdi>\(fact(words).map { " · \($0)" })</p></div>\
        <a class="round" href="\(back.url)" aria-label="\(words.close)" data-close>\(Icon.close.svg)</a></header>
        \(if: task.status.isOpen, days(words))\(if: task.status.isOpen, priorities(words))\(others(words))</section>
        """
    }

    /// The day on which it is due or, if it is closed, since when.
    private func fact(_ words: Words) -> String? {
        guard task.status.isOpen else { return task.closedOn.map { words.closed(task.status, on: $0, today: today) } }
        if task.isSomeday { return words.someday }
        return task.dueDay.map { words.due($0, task.dueTime, today: today, dayEndsAt: dayEndsAt) }
    }

    /// The days to move it to.
    private func days(_ words: Words) -> HTML {
        let controls = FormControls(
            words: words, refusal: reason.map { FormRefusal("day", $0) }, focus: "day")
        let offered = DueChoice.choices(from: today, firstWeekday: firstWeekday, dueDay: task.dueDay)
        let choices = offered.map { choice in
            let day = choice.day(from: today, firstWeekday: firstWeekday)
            return button(day.text, words.name(of: choice, on: today), words.shortWeekdayHeading(day.weekday))
        }
        let canBeWithout = (task.dueDay != nil || task.isSomeday) && task.repetition == nil
        let canBePutOff = !task.isSomeday && task.repetition == nil
        return """
            <form class="stack days-to-choose" method="post" action="\(TaskActionRoute.change(task.id).url)">\(hidden)\(choices)\
            \(if: canBeWithout, button("", words.noDueDay, ""))\
            \(if: canBePutOff, button(words.someday, words.someday, ""))</form>
            <form class="adding by-finger" method="post" action="\(TaskActionRoute.change(task.id).url)" novalidate>\(hidden)\
            <div class="field"><label for="calendar">\(words.anotherDay)</label>\
            <input id="calendar" type="date" name="day" value="\(task.dueDay?.text ?? "")"></div>\
            <button class="button primary" name="do" value="reschedule">\(words.reschedule)</button></form>
            <form class="adding by-keyboard" method="post" action="\(TaskActionRoute.change(task.id).url)" novalidate>\(hidden)\
            \(controls.textField("day", words.anotherDay, typed, placeholder: words.anotherDayHint))\
            <button class="button primary" name="do" value="reschedule">\(words.reschedule)</button></form>

            """
    }

    /// The other usual actions, below the days.
    private func others(_ words: Words) -> HTML {
        func form(_ done: HTML, _ label: String, _ icon: Icon, isDangerous: Bool, back: PageRoute) -> HTML {
            """
            <form method="post" action="\(TaskActionRoute.change(task.id).url)"><input type="hidden" name="back" value="\(back.url)">\
            <button class="button\(if: isDangerous, " danger")" name="do" value="\(done)">\(icon.svg)\(label)</button></form>
            """
        }
        // The page of a deleted task cannot be continued with.
        let after: PageRoute = back.url == TaskPageRoute.one(task.id).url ? .tasks(.list(TaskFilter())) : back
        let isOfSeries = TaskItem.occurrence(task.id)?.series != nil
        let delete = isOfSeries ? words.deleteAllOccurrences : words.deleteTask
        let first =
            task.status.isOpen
            ? form("complete", words.complete, Icon.check, isDangerous: false, back: back)
            : form("reopen", words.reopen, Icon.undo, isDangerous: false, back: back)
        return """
            <div class="actions task-actions">\(first)\
            <a class="button" href="\(TaskPageRoute.one(task.id).url)">\(Icon.tasks.svg)\(words.open)</a>\
            <a class="button" href="\(TaskPageRoute.edit(task.id).url)">\(Icon.edit.svg)\(words.edit)</a>\
            \(form("delete", delete, Icon.trash, isDangerous: true, back: after))</div>

            """
    }

    /// The priorities, of which the current one is pressed.
    private func priorities(_ words: Words) -> HTML {
        func choice(_ value: String, _ name: String) -> HTML {
            let isPressed = value == task.priority?.rawValue ?? ""
            return """
                <button name="priority" value="\(value)" aria-pressed="\(isPressed ? "true" : "false")">\(name)</button>
                """
        }
        let none = choice("", words.noneOfThem)
        let others = TaskPriority.allCases.map { choice($0.rawValue, words.priority($0)) }
        return """
            <form method="post" action="\(TaskActionRoute.change(task.id).url)"><input type="hidden" name="do" value="priority"><input type="hidden" name="back" value="\(back.url)">\
            <fieldset class="field"><legend>\(words.priorityLabel)</legend><div class="segments">\(none)\(others)</div></fieldset></form>

            """
    }

    private var hidden: HTML {
        """
        <input type="hidden" name="do" value="reschedule"><input type="hidden" name="back" value="\(back.url)">
        """
    }

    private func button(_ day: String, _ label: String, _ weekday: String) -> HTML {
        """
        <button class="button wide" name="day" value="\(day)"><span>\(label)</span><small>\(weekday)</small></button>
        """
    }
}
