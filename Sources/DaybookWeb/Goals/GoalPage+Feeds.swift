import CivilTime
import DaybookCore
import Journal
import Markup
import Words

extension GoalPage {
    /// Adds progress in one tap or by a form.
    func logging(_ words: Words) -> HTML? {
        guard goal.isMeasuredByHand, !goal.isArchived else { return nil }
        let controls = FormControls(words: words, fields: progress, refusal: refusal)
        let kinds = [(value: "amount", label: words.add), (value: "value", label: words.setTotal)]
        let label = unit.isEmpty ? words.howMuch : "\(words.howMuch), \(unit)"
        let chips = zip(goal.quickSteps, quickIDs).map { Self.addButton($0, to: goal, named: title, id: $1, words) }
        // After the goal is reached the form is collapsed, but still available.
        let opening: HTML =
            status.isReached
            ? "<details class=\"card\" id=\"log\"\(attribute: "open", if: refusal != nil)><summary><h2>\(words.logProgress)</h2></summary>"
            : "<section class=\"card\" id=\"log\"><header><h2>\(words.logProgress)</h2></header>"
        let closing: HTML = status.isReached ? "</details>" : "</section>"
        return """
            \(opening)
            <div class="chips quick">\(chips)</div>
            <form class="form" method="post" action="\(GoalActionRoute.addProgress(goal.id).url)" novalidate data-focus="number"\(controls.draft)>\
            \(controls.newID(progressID))
            \(controls.segmentedControl("kind", words.howMuch, kinds, isHeadingShown: false))
            <div class="pair">\(controls.textField("number", label, mode: "decimal", required: true))
            \(controls.textField("day", words.day, type: "date"))</div>
            \(controls.textField("note", words.note, placeholder: words.progressNoteHint))
            <div class="submit"><button class="button primary">\(words.logProgress)</button></div></form>\(closing)
            """
    }

    /// Adds a step in one tap. The script gives each tap an id of its own.
    static func addButton(
        _ step: Double, to goal: Goal, named title: String, id: RecordID, back: GoalPageRoute? = nil, _ words: Words
    ) -> HTML {
        let back = back.map { "<input type=\"hidden\" name=\"back\" value=\"\($0.url)\">" as HTML }
        return """
            <form method="post" action="\(GoalActionRoute.addProgress(goal.id).url)">\(back)\
            <input type="hidden" name="do" value="add"><input type="hidden" name="id" value="\(id.hex)">\
            <input type="hidden" name="amount" value="\(words.number(step))">\
            <button class="chip step" aria-label="\(words.addProgress(words.added(step, goal.unit), to: title))">\
            \(words.added(step, ""))</button></form>
            """
    }

    func notesCard(_ words: Words) -> HTML? {
        guard goal.isMeasuredByHand || !notes.isEmpty else { return nil }
        let rows = notes.map { note($0, words) }
        let list = MoreRows.list("ol", class: "list bare", rows, words, shown: 10)
        return """
            <section class="card" id="progress"><header><h2>\(words.history)</h2>\(count(notes.count, words))</header>
            \(notes.isEmpty ? quiet(words.noProgressYet) : list)</section>
            """
    }

    private func note(_ note: GoalProgress, _ words: Words) -> HTML {
        let day = note.day ?? today
        let figure = note.value.map { words.measure($0, unit) } ?? words.added(note.amount ?? 0, unit)
        return """
            <li><div class="line"><span><strong>\(figure)</strong>\
            <small><time datetime="\(day.text)">\(words.near(day, to: today))</time></small>\
            \(if: !note.note.isEmpty, "<p>\(HTML(lines: note.note))</p>")</span></div>\
            \(remove(.deleteProgress(note.id, of: goal.id), words.delete("\(figure), \(words.near(day, to: today))")))</li>

            """
    }

    func milestonesCard(_ words: Words) -> HTML? {
        guard goal.measure == .milestones || !milestones.isEmpty else { return nil }
        let rows = milestones.indices.map { milestone($0, words) }
        let list: HTML = "<ul class=\"list bare\">\(rows)</ul>"
        return """
            <section class="card" id="milestones"><header><h2>\(words.milestones)</h2>\
            \(count(milestones.count { $0.isDone }, of: milestones.count, words))</header>
            \(milestones.isEmpty ? quiet(words.noMilestonesYet) : list)\(goal.isArchived ? nil : newMilestone(words))</section>
            """
    }

    private func milestone(_ index: Int, _ words: Words) -> HTML {
        let milestone = milestones[index]
        let done = milestone.isDone
        let day = milestone.doneOn.map { "<small>\(words.near($0, to: today))</small>" as HTML }
        var reorderHandle: HTML?
        if milestones.count > 1 {
            reorderHandle =
                ReorderHandle(
                    title: milestone.title, action: .goals(.moveMilestone(milestone.id, of: goal.id)), index: index,
                    of: milestones.map { $0.id }, back: .goals(.goal(goal.id))
                ).view(words)
        }
        return """
            <li id="milestone-\(milestone.id.hex)"\(attribute: "class", done ? "done" : nil)>\
            <form class="ticking" method="post" action="\(GoalActionRoute.markMilestone(milestone.id, of: goal.id).url)">\
            <button class="ticker" name="done" value="\(done ? "0" : "1")" role="checkbox" \
            aria-checked="\(done ? "true" : "false")">\
            <span class="tick">\(Icon.check.svg)</span><span class="step"><strong><bdi>\(milestone.title)</bdi></strong>\(day)</span></button></form>\
            \(remove(.deleteMilestone(milestone.id, of: goal.id), words.delete(milestone.title)))\(reorderHandle)</li>

            """
    }

    private func newMilestone(_ words: Words) -> HTML {
        let controls = FormControls(words: words, refusal: refusal)
        return """
            <form class="adding" method="post" action="\(GoalActionRoute.addMilestone(goal.id).url)" novalidate>\
            <input type="hidden" name="id" value="\(milestoneID.hex)">\
            \(controls.textField("milestone", words.newMilestone, typedMilestone))\
            <button class="button">\(Icon.add.svg)\(words.add)</button></form>
            """
    }

    func tasksCard(_ words: Words) -> HTML? {
        guard goal.measure == .tasks || !tasks.isEmpty else { return nil }
        let rows = tasks.map { task($0, words) }
        var open = TaskFilter()
        open.goal = goal.id
        let list: HTML =
            "<p><a class=\"button plain\" href=\"\(TaskPageRoute.list(open).url)\">\(words.openInTaskList)</a></p>"
        return """
            <section class="card" id="tasks"><header><h2>\(words.tasksOfGoal)</h2>\
            \(count(tasks.count { !$0.isOpen }, of: tasks.count, words))</header>
            \(tasks.isEmpty ? quiet(words.noTasksOfGoalYet) : MoreRows.list("ul", class: "list bare", rows, words, shown: 20))\
            \(if: tasks.contains { $0.isOpen }, list)</section>
            """
    }

    private func task(_ linked: LinkedTask, _ words: Words) -> HTML {
        let task = linked.task
        var facts: [String] = []
        if let times = linked.timesDone { facts.append(words.timesCompleted(times)) }
        if let day = task.closedOn, !linked.isOpen {
            facts.append(words.near(day, to: today))
        } else if let due = task.dueDay, linked.timesDone == nil {
            facts.append(words.until(due, today: today))
        }
        let detail: HTML? = facts.isEmpty ? nil : "<small>\(facts.joined(separator: " · "))</small>"
        let status: HTML = "<span class=\"hidden\">, \(words.status(task.status))</span>"
        return """
            <li\(attribute: "class", linked.isOpen ? nil : "done")><a class="line" href="\(TaskPageRoute.one(task.id).url)">\
            <span class="tick">\(Icon.check.svg)</span><span><strong><bdi>\(task.title)</bdi></strong>\(if: !linked.isOpen, status)\(detail)</span>\
            \(Icon.forward.svg)</a></li>

            """
    }

    func habitCard(_ words: Words) -> HTML? {
        guard goal.measure.isOfHabit else { return nil }
        guard let habit else {
            return
                "<section class=\"card\"><header><h2>\(words.feedsHabit)</h2></header>\(quiet(words.habitOfGoalWasDeleted))</section>"
        }
        return """
            <section class="card" id="habit"><header><h2>\(words.feedsHabit)</h2></header><ul class="list bare"><li>\
            <a class="line tint-\(habit.habit.color.rawValue)" href="\(HabitPageRoute.habit(habit.habit.id, month: nil).url)">\
            \(HabitIcon.view(habit.habit.icon, title: habit.habit.title))<span><strong><bdi>\(habit.habit.title)</bdi></strong>\
            <small>\(words.strength) \(words.percent(habit.strength))</small></span>\(Icon.forward.svg)</a></li></ul></section>
            """
    }

    private func remove(_ route: GoalActionRoute, _ label: String) -> HTML {
        """
        <form method="post" action="\(route.url)"><button class="round plain danger" aria-label="\(label)">\(Icon.trash.svg)</button></form>
        """
    }

    private func quiet(_ text: String) -> HTML { "<p class=\"quiet\">\(text)</p>" }

    private func count(_ count: Int, _ words: Words) -> HTML { "<p>\(words.number(count))</p>" }

    private func count(_ done: Int, of all: Int, _ words: Words) -> HTML? {
        all == 0 ? nil : "<p>\(words.part(done, of: all))</p>"
    }
}
