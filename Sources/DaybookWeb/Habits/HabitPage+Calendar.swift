import CivilTime
import DaybookCore
import Journal
import Markup
import Phrasing
import Words

extension HabitPage {
    /// The month calendar, where days are marked by a tap, or measured on their sheet.
    func calendar(_ words: Words) -> HTML {
        let shown = month.month
        let name = shown.year == today.year ? words.month(shown) : words.monthAndYear(shown)
        return """
            <section class="card calendar" id="month">
            <header><h2>\(name)\(count(words).map { " <span class=\"count\">\($0)</span>" })</h2>
            <div class="actions">\(link(.previous, shown.advanced(by: -1), words))\
            \(link(.next, shown.advanced(by: 1), words))</div></header>
            <form method="post"><input type="hidden" name="back" value="\(route.url)">
            <table class="month"><caption class="hidden">\(words.monthAndYear(shown))</caption>\
            <thead><tr>\(Weekday.week(from: firstWeekday).map { heading($0, words) })</tr></thead><tbody>
            \(month.weeks.map { week($0, words) })</tbody></table></form>
            \(key(words))
            </section>
            """
    }

    /// Nil if there is nothing to count yet.
    private func count(_ words: Words) -> String? {
        // Time alone keeps a limit: its days without a value are no times done, but not missed either.
        if habit.kind == .atMost { return month.due == 0 ? nil : words.times(month.done) }
        return switch habit.schedule {
        case .daily, .weekdays, .everyDays: month.due == 0 ? nil : words.part(month.done, of: month.due)
        case .timesPerWeek, .timesPerMonth, .times: words.times(month.done)
        }
    }

    private func link(_ step: StepLink, _ other: Month, _ words: Words) -> HTML {
        let isThere = other <= today.monthOfYear && other >= HabitLimits.firstDay.monthOfYear
        let route = HabitPageRoute.habit(habit.id, month: other == today.monthOfYear ? nil : other)
        return step.view(to: isThere ? route.url + "#month" : nil, label: words.monthAndYear(other))
    }

    private func heading(_ weekday: Weekday, _ words: Words) -> HTML {
        """
        <th scope="col"><abbr title="\(words.weekdayHeading(weekday))">\(words.shortWeekdayHeading(weekday))</abbr></th>
        """
    }

    private func week(_ cells: [HabitMonth.Cell?], _ words: Words) -> HTML {
        "<tr>\(cells.map { cell in "<td>\(cell.map { day($0, words) })</td>" as HTML })</tr>\n"
    }

    private func day(_ cell: HabitMonth.Cell, _ words: Words) -> HTML {
        let number = cell.day.dayOfMonth
        guard cell.day >= HabitLimits.firstDay else { return "<span class=\"day ahead\">\(number)</span>" }
        // The sheet says from when it can be marked.
        let isWaiting = cell.day > today || cell.status != .done && habit.promisedStart.map { cell.day < $0 } ?? false
        let style: HTML =
            "day\(cell.isKeptUnlogged ? " part" : style(of: cell.status))\(if: cell.day > today, " ahead")\(if: cell.day == today, " now")\(if: cell.hasNote, " noted")"
        let label = self.label(of: cell, words)
        if habit.kind.isMeasure || isWaiting {
            return
                "<a class=\"\(style)\" href=\"\(HabitPageRoute.entry(habit.id, cell.day).url)\" aria-label=\"\(label)\" data-sheet>\(number)</a>"
        }
        let mark: HTML = cell.status == .done ? "clear" : "done"
        return """
            <button class="\(style)" name="do" value="\(mark)" formaction="\(HabitActionRoute.mark(habit.id, cell.day).url)" aria-label="\(label)">\(number)</button>
            """
    }

    private func style(of status: DayStatus) -> HTML {
        switch status {
        case .done: " done"
        case .partial: " part"
        case .missed: " missed"
        case .skipped: " skipped"
        case .beforeStart, .future, .covered, .open, .notDue: ""
        }
    }

    private func label(of cell: HabitMonth.Cell, _ words: Words) -> String {
        let status = cell.isKeptUnlogged ? words.keptUnlogged : words.name(of: cell.status, of: habit.kind)
        var label = words.dayAndMonth(cell.day) + ", " + status.lowercased()
        if let value = cell.value { label += ", " + habit.measure(value, words) }
        if cell.hasNote { label += ", " + words.dayNote.lowercased() }
        return label
    }

    private func key(_ words: Words) -> HTML {
        let name = habit.kind == .atMost ? words.keptUnlogged : words.partlyDone
        let part: HTML = "<span><i class=\"day part\"></i>\(name)</span>"
        return """
            <footer class="key"><span><i class="day done"></i>\(words.done)</span>\
            \(if: habit.kind.isMeasure, part)<span><i class="day missed"></i>\(words.notDone)</span>\
            <span><i class="day skipped"></i>\(words.skipped)</span><span><i class="day noted"></i>\(words.dayNote)</span></footer>
            """
    }
}
