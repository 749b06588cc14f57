import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

extension TaskPage {
    private var route: PageRoute { .tasks(.one(task.id)) }
    private var action: String { TaskActionRoute.change(task.id).url }

    func view(_ words: Words) -> HTML {
        """
        \(parentLink(words))<header class="subject task\(task.status.isOpen ? "" : " closed")">\
        \(row.ring(words, back: route))<div><h1><bdi>\(task.title)</bdi></h1>\(status(words))</div></header>
        \(actions(words))
        \(note.view(words))\(facts(words))
        \(subtasksView(words))
        \(timeView(words))
        \(related(words.waitsFor, blockers, words))\(related(words.blockedTasks, blocked, words))
        \(urgencyView(words))
        \(occurrencesView(words))
        \(deleteControls(words))\(dates.view(words))
        """
    }

    private func parentLink(_ words: Words) -> HTML {
        guard let parent else { return .empty }
        return
            "<p class=\"crumbs\"><a href=\"\(TaskPageRoute.one(parent.id).url)\"><bdi>\(parent.title)</bdi></a></p>\n"
    }

    private func status(_ words: Words) -> HTML {
        var chips: [HTML] = []
        let style: HTML = task.status == .completed ? "chip good" : task.status == .inProgress ? "chip accent" : "chip"
        chips.append("<span class=\"\(style)\">\(words.status(task.status))</span>")
        if let priority = task.priority {
            let name = TaskRow.priorityName(priority, words)
            chips.append("<span class=\"chip flag \(priority.rawValue)\">\(name)</span>")
        }
        if row.missed > 0 { chips.append("<span class=\"chip warn\">\(words.missed(row.missed))</span>") }
        if row.isWaiting {
            chips.append("<span class=\"chip\">\(row.isSomeday ? words.someday : words.taskWaiting)</span>")
        }
        if row.isBlocked { chips.append("<span class=\"chip warn\">\(words.taskBlocked)</span>") }
        return "<p class=\"chips\">\(chips)</p>"
    }

    private func actions(_ words: Words) -> HTML {
        let isOpen = task.status.isOpen
        return """
            <div class="toolbar">\(if: isOpen && !isRunning, startButton(words))\
            \(if: isRunning, button("stop", words.stopTimer, Icon.clock))\
            \(if: isOpen && task.isOccurrence && task.repetition != nil, button("skip", words.skipThisOne, Icon.skip))\
            \(if: !isOpen, button("reopen", words.reopen, Icon.undo))\
            <a class="button" href="\(TaskPageRoute.edit(task.id).url)">\(Icon.edit.svg)\(words.edit)</a></div>
            """
    }

    private func startButton(_ words: Words) -> HTML {
        """
        <form method="post" action="\(action)"><input type="hidden" name="session" value="\(sessionID.hex)">\
        <button class="button" name="do" value="start">\(Icon.clock.svg)\(words.startTimer)</button></form>
        """
    }

    private func button(_ done: HTML, _ label: String, _ icon: Icon, danger: Bool = false) -> HTML {
        """
        <form method="post" action="\(action)"><button class="button\(danger ? " danger" : "")" name="do" value="\(done)">\
        \(icon.svg)\(label)</button></form>
        """
    }

    private func facts(_ words: Words) -> HTML {
        var facts: [HTML] = []
        func fact(_ name: String, _ text: HTML) { facts.append("<dt>\(name)</dt><dd>\(text)</dd>") }
        if let due = row.due {
            let isOverdue = due.status == .late && task.status.isOpen
            let style: HTML = isOverdue ? "late" : "due"
            let label: HTML = isOverdue ? TaskRow.named(words.dueOverdue) : .empty
            let text: HTML = "<span class=\"\(style)\">\(label)\(due.text(words, today: today))</span>"
            let sheet = TaskPageRoute.reschedule(task.id, back: route.url).url
            fact(words.dueLabel, task.status.isOpen ? "<a href=\"\(sheet)\" data-sheet>\(text)</a>" : text)
        }
        if row.due == nil, task.status.isOpen {
            let sheet = TaskPageRoute.reschedule(task.id, back: route.url).url
            fact(words.dueLabel, "<a href=\"\(sheet)\" data-sheet>\(words.noDueDay)</a>")
        }
        if let repetition = task.repetition {
            fact(words.repeats, "\(words.repetition(repetition, from: task.dueDay))")
        }
        if let start = task.startDay { fact(words.notBefore, "\(words.near(start, to: today))") }
        if let wait = task.waitUntil { fact(words.hiddenUntil, "\(words.hidden(until: wait, today: today))") }
        if let estimate = task.estimate { fact(words.estimate, "\(words.duration(minutes: estimate))") }
        if let category {
            fact(
                words.category,
                "<span class=\"tint-\(category.color.rawValue)\"><span class=\"dot\"></span> <bdi>\(category.name)</bdi></span>"
            )
        }
        if let goal {
            fact(words.goal, "<a href=\"\(GoalPageRoute.goal(goal.id).url)\"><bdi>\(goal.title)</bdi></a>")
        }
        if let points { fact(words.pointsLabel, "<a href=\"\(GamePageRoute.rules.url)\">\(words.number(points))</a>") }
        if !row.tags.isEmpty {
            let tags = row.tags.map { tag -> HTML in
                var filter = TaskFilter()
                filter.tag = tag
                return "<a href=\"\(TaskPageRoute.list(filter).url)\">#<bdi>\(tag)</bdi></a> "
            }
            fact(words.tags, "\(tags)")
        }
        for reminder in reminders {
            guard let when = reminder.when else { continue }
            let pause: HTML = ", \(words.pausedWhileAway)"
            fact(
                words.reminder,
                "\(words.reminder(when, today: today, dayEndsAt: dayEndsAt))\(if: task.status.isOpen && current?.isResting ?? false, pause)"
            )
        }
        for link in links {
            fact(
                words.link,
                "<a href=\"\(link.url)\" rel=\"noreferrer noopener\" target=\"_blank\"><bdi>\(link.title.isEmpty ? link.url : link.title)</bdi></a>"
            )
        }
        return facts.isEmpty ? .empty : "<section class=\"card\"><dl class=\"pairs\">\(facts)</dl></section>"
    }

    private func subtasksView(_ words: Words) -> HTML {
        let ids = subtasks.map { $0.id }
        let rows = subtasks.enumerated().map { index, subtask in
            let grip = ReorderHandle(
                title: subtask.title, action: .tasks(.move(subtask.id)), index: index, of: ids, back: route)
            return subtask.view(words, today: today, back: route, extra: subtasks.count > 1 ? grip.view(words) : .empty)
        }
        let done = subtasks.count { !$0.status.isOpen }
        return """
            <section class="group" id="parts"><h2>\(words.subtasksHeading)\(if: !subtasks.isEmpty, " <span class=\"count\">\(words.part(done, of: subtasks.count))</span>")</h2>\
            \(if: !subtasks.isEmpty, MoreRows.list("ul", class: "list tasks", rows, words))\
            <form class="quick" method="post" action="\(action)"><input type="hidden" name="id" value="\(subtaskID.hex)">\
            <input type="text" name="line" required autocomplete="off" placeholder="\(words.addSubtask)" aria-label="\(words.addSubtask)">\
            <button class="round" name="do" value="add-part" aria-label="\(words.addSubtask)">\(Icon.add.svg)</button></form></section>
            """
    }
}
