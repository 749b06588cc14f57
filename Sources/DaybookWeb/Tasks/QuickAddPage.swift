import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

/// The page to add a task with a line of text, with links to the other forms.
struct QuickAddPage: PageView {
    let bar: QuickAddBar
    let back: PageRoute
    let title: String

    var section: Section? { nil }
    var layout: PageLayout { .sheet }

    /// Creates the page with a line typed so far and its recognized parts.
    init(_ context: RequestContext, line: String, reason: String? = nil, id: RecordID? = nil) {
        let struck = context.request.query.all("struck") + context.request.form.all("struck")
        let read = TaskLine(line, context, struck: struck)
        let back = context.back ?? context.request.query["back"].flatMap { PageRoute(url: $0) } ?? .today(nil)
        self.back = back
        bar = QuickAddBar(
            back: back, id: id ?? context.newIDs()(), line: line,
            understood: line.isEmpty ? .empty : read.chips(context.words, today: context.today, struck: struck),
            reason: reason, isFocused: true)
        title = context.words.add
    }

    func view(_ words: Words) -> HTML {
        """
        <section class="sheet">
        <header><div><h1>\(title)</h1></div>\
        <a class="round" href="\(back.url)" aria-label="\(words.close)">\(Icon.close.svg)</a></header>
        \(bar.view(words))
        <p class="hint">\(words.quickAddExample)</p>
        <div class="stack"><a class="button" href="\(TaskPageRoute.add.url)">\(Icon.tasks.svg)\(words.taskForm)</a>
        <a class="button" href="\(HabitPageRoute.add.url)">\(Icon.habits.svg)\(words.addHabit)</a>
        <a class="button" href="\(GoalPageRoute.add.url)">\(Icon.goal.svg)\(words.addGoal)</a></div>
        </section>
        """
    }
}

extension RequestContext {
    /// Adds the task of a typed line, with the id from the form.
    func quickAdd() -> Outcome {
        let line = request.form["line"] ?? ""
        var id = formID()
        let read = TaskLine(line, self, struck: request.form.all("struck"))
        // A page opened by going back still has the id of the task added from it. Another line there is a new task. So
        // is the same line after the task was deleted, because its record still has related records.
        let made = state.task(id)
        if (made ?? state.tasks[id]) != nil, made?.title != PlainText.line(read.draft.title) { id = newIDs()() }
        do throws(TaskRefusal) {
            let decision = try TaskCommand.add(read.draft, id: id).decide(in: state, now: now, newID: newIDs())
            return commit(decision, of: id, then: back ?? .today(nil), anchor: "task-\(id.hex)")
        } catch {
            return refused(QuickAddPage(self, line: line, reason: words.reason(error), id: id))
        }
    }
}
