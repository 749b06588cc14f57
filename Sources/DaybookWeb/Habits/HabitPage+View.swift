import CivilTime
import DaybookCore
import Journal
import Markup
import Words

extension HabitPage {
    private var tint: String { "tint-\(habit.color.rawValue)" }

    func view(_ words: Words) -> HTML {
        """
        \(toolbar(words))
        <header class="subject \(tint)">
        \(HabitIcon.view(habit.icon, title: habit.title, large: true))
        <div><h1><bdi>\(habit.title)</bdi></h1><p>\(summary) · \(begin(words))\(next(words))</p>\(phase(words))\(about(words))</div>
        </header>
        \(if: habit.isArchived, "<p class=\"notice\">\(Icon.archive.svg)\(words.habitArchivedAlready)</p>")
        \(figures(words))
        <div class="stack columns \(tint)">
        \(calendar(words))
        \(strengthCard(words))
        \(completionCard(words))
        \(streaksCard(words))
        \(weekdaysCard(words))
        \(yearCard(words))
        \(totalsCard(words))
        \(notesCard(words))
        </div>
        \(ending(words))\(dates.view(words))
        """
    }

    private func toolbar(_ words: Words) -> HTML {
        let parent: (route: PageRoute, name: String) =
            habit.isArchived ? (.habits(.archive), words.archive) : (.habits(.list(HabitFilter())), words.habits)
        return """
            <div class="toolbar">
            <a class="round" href="\(parent.route.url)" aria-label="\(parent.name)">\(Icon.back.svg)</a><span class="gap"></span>
            <a class="button" href="\(HabitPageRoute.edit(habit.id).url)">\(Icon.edit.svg)\(words.edit)</a>
            <a class="round" href="\(HabitPageRoute.entry(habit.id, today).url)" aria-label="\(words.skipOrNote)" data-sheet>\(Icon.note.svg)</a>
            </div>
            """
    }

    /// The first day, or when the habit will begin.
    func begin(_ words: Words) -> String {
        hasBegun ? words.since(history.firstDay) : words.starts(habit.firstDay)
    }

    /// The next day on which a habit of every so many days is due.
    private func next(_ words: Words) -> String {
        guard !habit.isArchived, hasBegun, let day = history.nextDueDay else { return "" }
        return " · " + words.nextDue(words.near(day, to: today))
    }

    /// Offers to count from today, if it is done on other days than it is due.
    private func phase(_ words: Words) -> HTML? {
        guard !habit.isArchived, history.isOffPhase, !history.isScheduled(on: today) else { return nil }
        return """
            <p class="detail">\(words.doneOffPhase)</p><form method="post" action="\(HabitActionRoute.countFrom(habit.id, today).url)">\
            <button class="button">\(words.countFromToday)</button></form>
            """
    }

    private func about(_ words: Words) -> HTML {
        let reminders = reminders.map { reminder -> HTML in
            let weekdays = habit.weekdays(of: reminder)
            var when = [reminder.time.map { words.time($0) } ?? ""]
            if weekdays == WeekdaySet() {
                when.append(words.silent)
            } else {
                if weekdays != .all { when.append(words.weekdaysInSentence(weekdays, from: firstWeekday)) }
                if isAway { when.append(words.pausedWhileAway) }
            }
            return
                "<p class=\"detail\">\(Icon.bell.svg) \(when.joined(separator: ", ")): \(habit.text(of: reminder))</p>"
        }
        return "\(if: !habit.note.isEmpty, "<p>\(HTML(lines: habit.note))</p>")\(reminders)"
    }

    private func ending(_ words: Words) -> HTML {
        guard habit.isArchived else {
            return """
                <form class="ending" method="post" action="\(HabitActionRoute.archive(habit.id).url)">\
                <button class="button">\(Icon.archive.svg)\(words.archiveHabit)</button></form>
                """
        }
        return """
            <div class="ending"><form method="post" action="\(HabitActionRoute.restore(habit.id).url)">\
            <input type="hidden" name="back" value="\(HabitPageRoute.habit(habit.id, month: nil).url)">\
            <button class="button">\(Icon.restore.svg)\(words.restore)</button></form>
            <form method="post" action="\(HabitActionRoute.delete(habit.id).url)">\
            <button class="button danger">\(Icon.trash.svg)\(words.deleteHabit)</button></form></div>
            <p class="quiet after">\(words.deletingHabit(entries: entryCount))</p>
            """
    }
}
