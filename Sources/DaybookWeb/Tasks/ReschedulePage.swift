import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// A sheet to move a task to another day.
struct ReschedulePage: PageView {
    let task: TaskItem
    let today: Day
    let firstWeekday: Weekday
    let typed: String
    /// Why the typed day was refused.
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
        typed = reason == nil ? "" : context.request.form["day"] ?? ""
        title = context.words.reschedule
    }

    func view(_ words: Words) -> HTML {
        let controls = FormControls(
            words: words, refusal: reason.map { FormRefusal("day", $0) }, focus: "day")
        let choices = DueChoice.allCases.map { choice in
            let day = choice.day(from: today, firstWeekday: firstWeekday)
            return button(day.text, words.name(of: choice), words.shortWeekdayHeading(day.weekday))
        }
        let canBeWithout = task.dueDay != nil && task.repetition == nil
        return """
            <section class="sheet">
            <header><div><h1>\(title)</h1><p><bdi>\(task.title)</bdi>\(task.dueDay.map { " · \(words.due($0, task.dueTime, today: today))" })</p></div>\
            <a class="round" href="\(back.url)" aria-label="\(words.close)" data-close>\(Icon.close.svg)</a></header>
            <form class="stack days-to-choose" method="post" action="\(TaskActionRoute.change(task.id).url)">\(hidden)\(choices)\
            \(if: canBeWithout, button("", words.noDueDay, ""))</form>
            <form class="adding by-finger" method="post" action="\(TaskActionRoute.change(task.id).url)" novalidate>\(hidden)\
            <div class="field"><label for="calendar">\(words.anotherDay)</label>\
            <input id="calendar" type="date" name="day" value="\(task.dueDay?.text ?? "")"></div>\
            <button class="button primary" name="do" value="reschedule">\(words.reschedule)</button></form>
            <form class="adding by-keyboard" method="post" action="\(TaskActionRoute.change(task.id).url)" novalidate>\(hidden)\
            \(controls.textField("day", words.anotherDay, typed, placeholder: words.anotherDayHint))\
            <button class="button primary" name="do" value="reschedule">\(words.reschedule)</button></form>
            </section>
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
