import CivilTime
import DaybookCore
import Journal
import Markup
import Words

/// The workouts of a month, with its calendar.
struct WorkoutHistoryPage: PageView {
    let month: Month
    let rows: [WorkoutRow]
    let totals: WorkoutTotals
    /// The months that can be shown.
    let months: ClosedRange<Month>
    let firstWeekday: Weekday
    let today: Day
    let units: UnitSystem
    let title: String

    var section: Section? { .workouts }
    var layout: PageLayout { .plain }

    init(_ context: RequestContext, month: Month?) {
        let state = context.state
        today = context.today
        let current = today.monthOfYear
        let days = state.workouts.rows.compactMap { $0.isAlive ? $0.day : nil }
        let recorded = state.healthWorkoutTable.rows.compactMap { $0.isAlive ? $0.day : nil }
        let first = (days + recorded).min().map { max($0, BodyLimits.firstDay).monthOfYear } ?? current
        months = min(first, current)...current
        self.month = min(max(month ?? current, months.lowerBound), current)
        rows = WorkoutRow.all(context, self.month.first...self.month.last)
        totals = state.workoutTotals(from: self.month.first, to: self.month.last)
        firstWeekday = state.settings.firstWeekday
        units = state.profile.units
        title = context.words.title(context.words.workouts, context.words.history)
    }

    func view(_ words: Words) -> HTML {
        """
        <header class="bar"><div class="heading"><h1>\(title)</h1></div>\
        <div class="actions"><a class="button" href="\(WorkoutPageRoute.log().url)">\(Icon.add.svg)\(words.add)</a></div></header>
        \(WorkoutTabs(current: .history).view(words))
        <section class="card calendar" id="month"><header><h2>\(words.monthAndYear(month))</h2>\
        <div class="actions">\(link(.previous, month.advanced(by: -1), words))\(link(.next, month.advanced(by: 1), words))</div></header>
        \(calendar(words))</section>
        \(if: totals.count > 0, WorkoutSums(totals: totals, units: units).view(words))
        \(rows.isEmpty ? nothing(words) : list(words))
        """
    }

    private func nothing(_ words: Words) -> HTML {
        "<p class=\"quiet after\">\(words.noWorkoutsInMonth)</p>"
    }

    private func list(_ words: Words) -> HTML {
        """
        <section class="group"><h2>\(words.workouts)</h2>\(MoreRows.list("ul", class: "list", rows.map { $0.view(words, today: today) }, words))</section>
        """
    }

    private func link(_ step: StepLink, _ other: Month, _ words: Words) -> HTML {
        let route = WorkoutPageRoute.history(other == today.monthOfYear ? nil : other)
        return step.view(to: months.contains(other) ? route.url : nil, label: words.monthAndYear(other))
    }

    private func calendar(_ words: Words) -> HTML {
        var counts: [Day: Int] = [:]
        for row in rows { counts[row.day, default: 0] += 1 }
        let headings = Weekday.week(from: firstWeekday).map { weekday in
            "<th scope=\"col\"><abbr title=\"\(words.weekdayHeading(weekday))\">\(words.shortWeekdayHeading(weekday))</abbr></th>"
                as HTML
        }
        var cells = [HTML](repeating: "<td></td>", count: month.first.weekday.days(since: firstWeekday))
        for index in 0..<month.dayCount { cells.append(cell(month.first.advanced(by: index), counts, words)) }
        let weeks = stride(from: 0, to: cells.count, by: 7).map { start -> HTML in
            "<tr>\(Array(cells[start..<min(start + 7, cells.count)]))</tr>\n"
        }
        return """
            <table class="month tint-leaf"><caption class="hidden">\(words.monthAndYear(month))</caption>\
            <thead><tr>\(headings)</tr></thead><tbody>\(weeks)</tbody></table>
            """
    }

    private func cell(_ day: Day, _ counts: [Day: Int], _ words: Words) -> HTML {
        let count = counts[day] ?? 0
        let style: HTML = "day\(if: count > 0, " done")\(if: day > today, " ahead")\(if: day == today, " now")"
        let message: HTML? = count > 0 ? "<span class=\"hidden\">: \(words.workouts(count))</span>" : nil
        return "<td><span class=\"\(style)\">\(day.dayOfMonth)\(message)</span></td>"
    }
}

/// Workout totals as figures.
struct WorkoutSums: Sendable {
    let totals: WorkoutTotals
    let units: UnitSystem

    func view(_ words: Words) -> HTML {
        let imperial = units == .imperial
        var figures: [HTML] = []
        func add(_ name: String, _ value: String) {
            figures.append("<div class=\"stat\"><dt>\(name)</dt><dd>\(value)</dd></div>")
        }
        add(words.workoutsLabel(totals.count), words.number(totals.count))
        if totals.minutes > 0 { add(words.workoutTime, words.workoutMinutes(totals.minutes)) }
        if totals.kilocalories > 0 {
            add(words.workoutEnergy, words.energy(totals.kilocalories, isEstimate: totals.hasEstimates))
        }
        if totals.volume > 0 { add(words.liftedHeading, words.weight(totals.volume.rounded(), imperial: imperial)) }
        if totals.metres > 0 { add(words.distanceHeading, words.distance(totals.metres, imperial: imperial)) }
        return "<dl class=\"figures wide after\">\(figures)</dl>"
    }
}
