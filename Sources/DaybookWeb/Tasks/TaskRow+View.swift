import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

extension TaskRow {
    /// Renders the row. The ring completes the task, the rest opens it; with `isChoosing`, a checkbox selects it
    /// instead. Without `isDayShown`, only an overdue task names its day.
    func view(
        _ words: Words, today: Day, back: PageRoute, isChoosing: Bool = false, isDayShown: Bool = true,
        extra: HTML = .empty
    ) -> HTML {
        """
        <li class="task\(if: depth > 0, " depth-\(depth)")\(status.isOpen ? "" : " closed")\(color.map { " tint-\($0.rawValue)" } ?? "")" id="task-\(id.hex)"\
        \(attribute: "data-menu", status.isOpen || isChoosing ? nil : Self.menu(of: id, back: back))>\
        \(isChoosing ? box(words) : ring(words, back: back))\
        <a class="line" href="\(TaskPageRoute.one(id).url)"><span><strong><bdi>\(title)</bdi></strong>\(details(words, today: today, isDayShown: isDayShown))</span></a>\
        \(if: status.isOpen && !isChoosing, Self.moveLink(id, title: title, words, back: back))\(extra)</li>

        """
    }

    /// The sheet with the usual actions, which a right click on the task opens.
    private static func menu(of id: RecordID, back: PageRoute) -> String {
        TaskPageRoute.reschedule(id, back: back.url).url
    }

    /// Opens the choice of another day. A right click on the task does as well.
    static func moveLink(_ id: RecordID, title: String, _ words: Words, back: PageRoute) -> HTML {
        """
        <a class="move" href="\(menu(of: id, back: back))" aria-label="\(words.reschedule(title))" data-sheet>\(Icon.calendar.svg)</a>
        """
    }

    private func box(_ words: Words) -> HTML {
        """
        <label class="choice"><input type="checkbox" name="task" value="\(id.hex)" aria-label="\(words.chooseTask(title))"></label>
        """
    }

    /// The round button that completes or reopens the task.
    func ring(_ words: Words, back: PageRoute) -> HTML {
        let label = status.isOpen ? words.completeTask(title) : words.reopenTask(title)
        return """
            <form method="post" action="\(TaskActionRoute.change(id).url)"><input type="hidden" name="back" value="\(back.url)">\
            <button class="check\(priority.map { " \($0.rawValue)" } ?? "")" name="do" value="\(status.isOpen ? "complete" : "reopen")" \
            aria-label="\(label)">\
            \(status == .cancelled ? Icon.close.svg : Icon.check.svg)</button></form>
            """
    }

    private func details(_ words: Words, today: Day, isDayShown: Bool) -> HTML {
        var parts: [HTML] = flag(words).map { [$0] } ?? []
        if !parent.isEmpty {
            parts.append("<span class=\"parent\">\(Self.named(words.subtaskOf))<bdi>\(parent)</bdi></span>")
        }
        if status == .inProgress {
            parts.append("<span class=\"now\">\(Icon.clock.small)\(words.status(.inProgress))</span>")
        }
        if let due, status.isOpen, let view = dueView(due, words, today: today, isDayShown: isDayShown) {
            parts.append(view)
        }
        if let closedOn, !status.isOpen {
            parts.append("<span>\(words.closed(status, on: closedOn, today: today))</span>")
        }
        if missed > 0 { parts.append("<span class=\"late\">\(words.missed(missed))</span>") }
        if isWaiting { parts.append("<span>\(isSomeday ? words.someday : words.taskWaiting)</span>") }
        if isBlocked { parts.append("<span>\(words.taskBlocked)</span>") }
        if subtasks.all > 0 {
            let count = words.part(subtasks.done, of: subtasks.all)
            parts.append(
                "<span class=\"number\">\(Icon.tasks.small)\(Self.named(words.subtasksHeading))\(count)</span>")
        }
        if !category.isEmpty {
            parts.append("<span class=\"category\"><span class=\"dot\"></span><bdi>\(category)</bdi></span>")
        }
        for tag in tags { parts.append("<span class=\"tag\">#<bdi>\(tag)</bdi></span>") }
        return parts.isEmpty ? .empty : "<small class=\"details\">\(parts)</small>"
    }

    private func dueView(_ due: Due, _ words: Words, today: Day, isDayShown: Bool) -> HTML? {
        let name: HTML =
            switch due.status {
            case .late: "late"
            case .today: "soon"
            case .later: "due"
            }
        let icon: HTML = isRepeated ? Icon.redo.small : .empty
        if !isDayShown, due.status != .late {
            guard isRepeated || due.time != nil else { return nil }
            return "<span class=\"\(name)\">\(icon)\(due.time.map { words.time($0) } ?? "")</span>"
        }
        let label: HTML = due.status == .late ? Self.named(words.dueOverdue) : .empty
        return "<span class=\"\(name)\">\(icon)\(label)\(due.text(words, today: today))</span>"
    }

    /// The sign of a priority above normal, with its name for screen readers.
    private func flag(_ words: Words) -> HTML? {
        guard let priority, status.isOpen else { return nil }
        return "<span class=\"flag \(priority.rawValue)\">\(Self.priorityName(priority, words))</span>"
    }

    /// The name of a value for screen readers, where a picture or a colour shows it to others.
    static func named(_ name: String) -> HTML { "<span class=\"hidden\">\(name): </span>" }

    static func priorityName(_ priority: TaskPriority, _ words: Words) -> HTML {
        "\(named(words.priorityLabel))\(words.priority(priority))"
    }
}
