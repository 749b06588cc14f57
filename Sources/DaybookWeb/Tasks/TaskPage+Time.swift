import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

extension TaskPage {
    private var action: String { TaskActionRoute.change(task.id).url }

    /// The time spent, compared with the estimate.
    func timeView(_ words: Words) -> HTML {
        let rows = sessions.reversed().map { session -> HTML in
            let minutes = max(0, ((session.end ?? now.milliseconds) - (session.start ?? 0)) / 60_000)
            let day = session.day.map { words.capitalized(words.near($0, to: today)) } ?? ""
            let length: HTML =
                session.isRunning ? "\(words.runningFor(minutes: minutes))" : "\(words.duration(minutes: minutes))"
            return """
                <li class="session"><span>\(day)</span><span class="number">\(length)</span>\
                <form method="post" action="\(action)"><input type="hidden" name="session" value="\(session.id.hex)">\
                <button class="round" name="do" value="forget" aria-label="\(words.deleteSession)">\(Icon.trash.svg)</button></form></li>

                """
        }
        let spent = words.spent(minutes: minutesSpent, of: task.estimate)
        return """
            <details class="card fold time"\(attribute: "open", if: isRunning)><summary>\(Icon.clock.svg)\(words.timeSpent)\
            \(if: minutesSpent > 0 || isRunning, " <span class=\"count\">\(spent)</span>")</summary>
            \(if: !sessions.isEmpty, MoreRows.list("ul", class: "sessions", rows, words, shown: 20))
            <form class="quick" method="post" action="\(action)"><input type="hidden" name="session" value="\(sessionID.hex)">\
            <input type="text" name="time" required autocomplete="off" placeholder="\(words.addTimeHint)" aria-label="\(words.addTime)">\
            <button class="button" name="do" value="spend">\(words.addTime)</button></form></details>
            """
    }

    func related(_ heading: String, _ tasks: [TaskItem], _ words: Words) -> HTML {
        guard !tasks.isEmpty else { return .empty }
        let rows = tasks.map { task in
            """
            <li class="task\(task.status.isOpen ? "" : " closed")"><a class="line" href="\(TaskPageRoute.one(task.id).url)">\
            <span><strong><bdi>\(task.title)</bdi></strong><small>\(words.status(task.status))</small></span></a></li>

            """ as HTML
        }
        return """
            <section class="group"><h2>\(heading)</h2>\(MoreRows.list("ul", class: "list tasks", rows, words))</section>

            """
    }

    /// The terms of the urgency.
    func urgencyView(_ words: Words) -> HTML {
        guard task.status.isOpen else { return .empty }
        let rows = urgency.contributions.map { summand in
            "<dt>\(words.capitalized(words.urgencyTerm(summand.term)))</dt><dd class=\"number\">\(words.signed(summand.value))</dd>"
                as HTML
        }
        let total = words.number(urgency.total, maximumFractionDigits: 1)
        return """
            <details class="card fold urgency"><summary>\(Icon.info.svg)\(words.urgency) <span class="count">\(total)</span></summary>
            <dl class="pairs">\(rows)<dt><strong>\(words.sum)</strong></dt><dd class="number"><strong>\(total)</strong></dd></dl>
            <p class="hint">\(words.urgencyExplained) \(words.urgencyHint)</p></details>
            """
    }

    /// The earlier occurrences of a repeating task.
    func occurrencesView(_ words: Words) -> HTML {
        guard !occurrences.isEmpty else { return .empty }
        let rows = occurrences.map { occurrence in
            let day = occurrence.dueDay.map { words.capitalized(words.near($0, to: today)) } ?? ""
            let end =
                occurrence.closedOn.map { words.closed(occurrence.status, on: $0, today: today) }
                ?? words.status(occurrence.status)
            return """
                <li class="task closed"><a class="line" href="\(TaskPageRoute.one(occurrence.id).url)"><span><strong>\(day)</strong>\
                <small>\(end)</small></span></a></li>

                """ as HTML
        }
        return """
            <section class="group"><h2>\(words.earlierOccurrences) <span class="count">\(words.number(occurrences.count))</span></h2>\
            \(MoreRows.list("ul", class: "list tasks", rows, words, shown: 10))</section>

            """
    }

    func deleteControls(_ words: Words) -> HTML {
        var buttons: [HTML] = []
        func add(_ done: HTML, _ label: String, _ icon: Icon, to id: RecordID) {
            buttons.append(
                """
                <form method="post" action="\(TaskActionRoute.change(id).url)"><input type="hidden" name="back" value="\(TaskPageRoute.list(TaskFilter()).url)">\
                <button class="button plain danger" name="do" value="\(done)">\(icon.svg)\(label)</button></form>
                """)
        }
        let series = TaskItem.occurrence(task.id)?.series
        if let series, task.status.isOpen {
            add("cancel", words.endRepetition, .close, to: series)
        } else if task.status.isOpen {
            add("cancel", words.cancelTask, .close, to: task.id)
        }
        add("delete", series == nil ? words.deleteTask : words.deleteAllOccurrences, .trash, to: task.id)
        return "<div class=\"toolbar after\">\(buttons)</div>"
    }
}
