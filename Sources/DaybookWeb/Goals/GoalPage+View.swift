import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

extension GoalPage {
    func view(_ words: Words) -> HTML {
        let tint = "tint-\(goal.color.rawValue)"
        let stay = goal.isArchived ? words.goalArchivedAlready : nil
        return """
            \(toolbar(words))
            <header class="subject \(tint)">
            \(HabitIcon.view(goal.icon, title: goal.title, large: true))
            <div><h1><bdi>\(title)</bdi></h1>\(facts(words))\(if: !goal.note.isEmpty, "<p>\(HTML(lines: goal.note))</p>")</div>
            </header>
            \(stay.map { "<p class=\"notice\">\(Icon.archive.svg)\($0)</p>" as HTML })
            <div class="stack \(tint)">
            \(status.isReached ? reachedBanner(words) : progressCard(words))
            \(figures(words))
            </div>
            <div class="stack columns feeds \(tint)">
            \(status.isReached ? nil : logging(words))\(milestonesCard(words))\(tasksCard(words))\(habitCard(words))
            \(curveCard(words))\(notesCard(words))\(status.isReached ? logging(words) : nil)
            </div>
            \(ending(words))\(dates.view(words))
            """
    }

    private func toolbar(_ words: Words) -> HTML {
        """
        <div class="toolbar">
        <a class="round" href="\(GoalPageRoute.list.url)" aria-label="\(words.goals)">\(Icon.back.svg)</a><span class="gap"></span>
        <a class="button" href="\(GoalPageRoute.edit(goal.id).url)">\(Icon.edit.svg)\(words.edit)</a>\
        \(goal.isArchived || status.isReached ? nil : more(words))
        </div>
        """
    }

    /// The rare actions on a goal. Marking a goal as reached before it is asks first.
    private func more(_ words: Words) -> HTML {
        let percent = words.percent(Double(words.wholePercent(of: status)) / 100)
        return """
            <details class="menu"><summary class="round" aria-label="\(words.more)">\(Icon.dots.svg)</summary>\
            <div class="card"><p>\(words.askToReach(percent))</p>\
            \(post(.reach(goal.id), "button", Icon.check, words.markReached))</div></details>
            """
    }

    private func facts(_ words: Words) -> HTML? {
        var facts = category.isEmpty ? [] : [category]
        if let deadline = goal.deadline { facts.append(words.deadline(deadline, today: today)) }
        return facts.isEmpty ? nil : "<p>\(facts.joined(separator: " · "))</p>"
    }

    private func ring(_ words: Words) -> HTML {
        let percent = words.wholePercent(of: status)
        return ProgressRing(
            fraction: status.share, label: words.percent(Double(percent) / 100),
            accessibilityLabel: words.progress + ": " + words.percent(Double(percent) / 100), size: 128
        ).svg
    }

    private var part: (value: Double, target: Double)? { status.target.map { (status.current, $0) } }

    private func headline(_ words: Words) -> String { words.part(of: status, unit) ?? words.progress }

    private func progressCard(_ words: Words) -> HTML {
        let late = status.pace?.daysLate ?? 0
        let pace = words.pace(of: goal, status, today: today)
        return """
            <section class="card way">\(ring(words))<div><h2>\(headline(words))</h2>\
            \(if: !pace.isEmpty, "<p class=\"pace\(if: late > 0, " late")\">\(pace)</p>")</div></section>
            """
    }

    /// The banner of a reached goal, with the next steps. A goal that was closed below its target is not congratulated on.
    private func reachedBanner(_ words: Words) -> HTML {
        let isClosed = status.isClosedBelowTarget
        let archive: HTML? =
            goal.isArchived
            ? nil
            : "<p>\(isClosed ? words.closedHint : words.reachedHint)</p>\(post(.archive(goal.id), "button primary", Icon.archive, words.archiveGoal))"
        let canReopen = goal.reachedOn != nil && status.share < 1
        let steps: HTML = """
            <p class="pace">\(words.pace(of: goal, status, today: today))</p>\(archive)\
            \(canReopen ? post(.reopen(goal.id), "button plain", Icon.undo, words.reopenGoal) : nil)
            """
        if isClosed {
            return """
                <section class="card way">\(ring(words))<div><h2>\(headline(words))</h2>\(steps)</div></section>
                """
        }
        return """
            <section class="card way reached\(if: isNew, " just")"><div class="burst">\(Self.rays)\(ring(words))</div>\
            <div><h2>\(words.youDidIt)</h2>\(steps)</div></section>
            """
    }

    /// Twelve short rays around the ring.
    private static var rays: HTML {
        let rays = (0..<12).map { number -> HTML in
            "<path d=\"M88 10v10\" transform=\"rotate(\(number * 30) 88 88)\"/>"
        }
        return """
            <svg class="rays" width="176" height="176" viewBox="0 0 176 176" fill="none" stroke="currentColor" \
            stroke-width="4" stroke-linecap="round" aria-hidden="true">\(rays)</svg>
            """
    }

    private func figures(_ words: Words) -> HTML? {
        guard let part, !status.isReached else { return nil }
        var figures: [HTML] = []
        func add(_ name: String, _ value: String, _ unit: String = "") {
            let small: HTML? = unit.isEmpty ? nil : "<small class=\"unit\">\(unit)</small>"
            figures.append("<div class=\"stat\"><dt>\(name)</dt><dd>\(value)\(small)</dd></div>")
        }
        // A typed unit, such as "books", has the form for the target, which the headline shows.
        let unit = goal.account != nil || goal.measure == .habitStrength ? unit : ""
        add(words.left, words.number(abs(part.target - part.value)), unit)
        if let deadline = goal.deadline {
            let days = deadline.days(since: today)
            add(days < 0 ? words.daysOver : words.daysLeft, words.number(abs(days)), words.daysNoun(abs(days)))
        }
        if let planned = status.pace?.plannedShare, goal.deadline.map({ $0 >= today }) ?? false {
            add(words.plannedByToday, words.number(planned * 100, maximumFractionDigits: 0), "%")
        }
        if let needed = status.pace?.neededADay, goal.measure == .amount || goal.measure == .habitCount {
            let (name, amount) = Self.neededPace(abs(needed), words)
            add(name, words.number(amount), unit)
        }
        return "<dl class=\"figures\">\(figures)</dl>"
    }

    /// The average length of a month of the Gregorian calendar: 400 years have 146,097 days.
    private static let daysOfMonth = 146_097.0 / 4800

    /// A pace in the shortest period for which it is a readable number: 0.02 a day is 0.6 a month.
    private static func neededPace(_ perDay: Double, _ words: Words) -> (name: String, amount: Double) {
        if perDay >= 0.1 || perDay == 0 { return (words.neededADay, perDay) }
        if perDay * 7 >= 0.5 { return (words.neededAWeek, perDay * 7) }
        return (words.neededAMonth, perDay * daysOfMonth)
    }

    /// A form that consists of a single button.
    func post(_ route: GoalActionRoute, _ style: HTML, _ icon: Icon, _ label: String) -> HTML {
        "<form method=\"post\" action=\"\(route.url)\"><button class=\"\(style)\">\(icon.svg)\(label)</button></form>"
    }

    private func ending(_ words: Words) -> HTML {
        let shelf =
            goal.isArchived
            ? post(.restore(goal.id), "button", Icon.restore, words.restore)
            : post(.archive(goal.id), "button", Icon.archive, words.archiveGoal)
        return """
            <div class="ending">\(if: goal.isArchived || !status.isReached, shelf)\
            \(post(.delete(goal.id), "button danger", Icon.trash, words.deleteGoal))</div>
            <p class="quiet after">\(words.deletingGoal(hasTasks: !tasks.isEmpty, hasHabit: habit != nil))</p>
            """
    }
}
