import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// Asks what to do with the open subtasks of a task being completed.
struct CompleteTaskPage: PageView {
    let task: TaskItem
    let open: Int
    /// The page to continue with.
    let back: PageRoute
    let title: String

    var section: Section? { .tasks }
    var layout: PageLayout { .sheet }

    /// Nil if there is nothing to ask.
    init?(_ context: RequestContext, id: RecordID, back: PageRoute?) {
        guard let task = context.state.task(id), let open = context.openSubtasks(of: id) else { return nil }
        self.task = task
        self.back = back ?? .tasks(.one(id))
        self.open = open
        title = context.words.completeTask(task.title)
    }

    func view(_ words: Words) -> HTML {
        """
        <section class="sheet">
        <header><div><h1><bdi>\(task.title)</bdi></h1><p>\(words.subtasksStillOpen(open))</p></div></header>
        <div class="stack">\(form("complete", words.completeSubtasks, isPrimary: true))\(form("leave", words.leaveSubtasksOpen))
        <a class="button wide" href="\(back.url)">\(words.cancel)</a></div>
        </section>
        """
    }

    private func form(_ parts: HTML, _ label: String, isPrimary: Bool = false) -> HTML {
        """
        <form method="post" action="\(TaskActionRoute.change(task.id).url)"><input type="hidden" name="parts" value="\(parts)">\
        <input type="hidden" name="back" value="\(back.url)">\
        <button class="button wide\(isPrimary ? " primary" : "")" name="do" value="complete">\(label)</button></form>

        """
    }
}

extension RequestContext {
    /// The number of open subtasks that prevent completing a task; nil if it can be completed.
    fileprivate func openSubtasks(of id: RecordID) -> Int? {
        do throws(TaskRefusal) {
            _ = try TaskCommand.complete(id).decide(in: state, now: now, newID: newIDs())
        } catch {
            if case .openSubtasks(let count) = error { return count }
        }
        return nil
    }

    /// Returns the question, or the task if there is nothing to ask.
    func question(of id: RecordID, back: PageRoute?) -> Outcome {
        if let page = CompleteTaskPage(self, id: id, back: back) { return self.page(page) }
        return .response(state.task(id) == nil ? notFound() : .redirect(to: TaskPageRoute.one(id).url), nil)
    }
}
