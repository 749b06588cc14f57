import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// Asks what to do with the open subtasks of a task being completed or cancelled.
struct CompleteTaskPage: PageView {
    let task: TaskItem
    let open: Int
    let isCancelling: Bool
    /// The page to continue with.
    let back: PageRoute
    let title: String

    var section: Section? { .tasks }
    var layout: PageLayout { .sheet }

    /// Nil if there is nothing to ask.
    init?(_ context: RequestContext, id: RecordID, isCancelling: Bool, back: PageRoute?) {
        let command: TaskCommand = isCancelling ? .cancel(id) : .complete(id)
        guard let task = context.state.task(id), let open = context.openSubtasks(preventing: command) else {
            return nil
        }
        self.isCancelling = isCancelling
        self.task = task
        self.back = back ?? .tasks(.one(id))
        self.open = open
        title = isCancelling ? context.words.cancelTask : context.words.completeTask(task.title)
    }

    func view(_ words: Words) -> HTML {
        let all = isCancelling ? words.cancelSubtasks : words.completeSubtasks
        return """
            <section class="sheet">
            <header><div><h1><bdi>\(task.title)</bdi></h1><p>\(isCancelling ? words.cancelsOpenSubtasks(open) : words.subtasksStillOpen(open))</p></div></header>
            <div class="stack">\(form("complete", all, isPrimary: true))\(form("leave", words.leaveSubtasksOpen))
            <a class="button wide" href="\(back.url)" data-close>\(words.cancel)</a></div>
            </section>
            """
    }

    private func form(_ parts: HTML, _ label: String, isPrimary: Bool = false) -> HTML {
        """
        <form method="post" action="\(TaskActionRoute.change(task.id).url)"><input type="hidden" name="parts" value="\(parts)">\
        <input type="hidden" name="back" value="\(back.url)">\
        <button class="button wide\(isPrimary ? " primary" : "")" name="do" value="\(isCancelling ? "cancel" : "complete")">\(label)</button></form>

        """
    }
}

extension RequestContext {
    /// The number of open subtasks that a command asks about; nil if it asks nothing.
    fileprivate func openSubtasks(preventing command: TaskCommand) -> Int? {
        do throws(TaskRefusal) {
            _ = try command.decide(in: state, now: now, newID: newIDs())
        } catch {
            if case .openSubtasks(let count) = error { return count }
        }
        return nil
    }

    /// Returns the question, or the task if there is nothing to ask.
    func question(of id: RecordID, isCancelling: Bool, back: PageRoute?) -> Outcome {
        if let page = CompleteTaskPage(self, id: id, isCancelling: isCancelling, back: back) { return self.page(page) }
        return .response(state.task(id) == nil ? notFound() : .redirect(to: TaskPageRoute.one(id).url), nil)
    }
}
