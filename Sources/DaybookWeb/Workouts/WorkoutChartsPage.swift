import CivilTime
import DaybookCore
import Interchange
import Journal
import Markup
import Phrasing
import Words

/// Workout totals by week, month or year and of all time, and regularity.
struct WorkoutChartsPage: PageView {
    let window: StatisticsWindow
    /// The last day that was asked for; nil for today.
    let last: Day?
    let totals: [WorkoutTotals]
    let lifetime: WorkoutTotals
    let streak: WorkoutStreak
    let units: UnitSystem
    let today: Day
    let title: String

    /// The most periods with a row each; more are columns.
    private static let mostRows = 12

    var section: Section? { .workouts }
    var layout: PageLayout { .plain }

    private var span: StatisticsInterval { window.interval }

    init(_ context: RequestContext, _ span: StatisticsInterval, until last: Day?) {
        let state = context.state
        self.last = last
        window = StatisticsWindow(
            span, until: last, among: state.workoutDays, today: context.today, state.settings.firstWeekday)
        (totals, lifetime) = state.workoutTotals(of: window.periods, today: context.today)
        streak = state.workoutStreak(today: context.today)
        units = state.profile.units
        today = context.today
        title = context.words.title(context.words.workouts, context.words.workoutFigures)
    }

    func view(_ words: Words) -> HTML {
        """
        <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
        \(WorkoutTabs(current: .figures).view(words))
        \(streaks(words))
        \(IntervalPicker(current: span).view(words) { WorkoutPageRoute.figures($0).url })
        \(window.stepper(today: today, words) { WorkoutPageRoute.figures(span, until: $0).url })
        <div class="stack after">\(card(.count, words) { words.number($0.count) })\
        \(card(.time, words) { isShown($0.minutes > 0, $0) ? words.workoutMinutes($0.minutes) : "" })\
        \(card(.lifted, words, volume(words)))\
        \(card(.distance, words, distance(words)))\
        \(card(.energy, words, energy(words)))</div>
        \(if: !totals.contains { $0.count > 0 }, "<p class=\"quiet after\">\(words.noDataInPeriod)</p>")
        \(if: lifetime.count > 0, allTime(words))
        """
    }

    private func allTime(_ words: Words) -> HTML {
        """
        <section class="group"><h2>\(words.allTime)</h2>\(WorkoutSums(totals: lifetime, units: units).view(words))\
        \(if: lifetime.hasEstimates, "<p class=\"hint after\">\(words.estimatedHint)</p>")</section>
        """
    }

    /// A period without a value shows nothing, unless it is not over.
    private func isShown(_ hasValue: Bool, _ totals: WorkoutTotals) -> Bool { hasValue || totals.last >= today }

    private func volume(_ words: Words) -> (WorkoutTotals) -> String {
        { isShown($0.volume > 0, $0) ? words.weight($0.volume.rounded(), imperial: units == .imperial) : "" }
    }

    private func distance(_ words: Words) -> (WorkoutTotals) -> String {
        { isShown($0.metres > 0, $0) ? words.distance($0.metres, imperial: units == .imperial) : "" }
    }

    private func energy(_ words: Words) -> (WorkoutTotals) -> String {
        { isShown($0.kilocalories > 0, $0) ? words.energy($0.kilocalories, isEstimate: $0.hasEstimates) : "" }
    }

    private func streaks(_ words: Words) -> HTML {
        func stat(_ name: String, _ value: Int) -> HTML {
            "<div class=\"stat\"><dt>\(name)</dt><dd>\(words.number(value))</dd></div>"
        }
        return """
            <dl class="figures">\(stat(words.weeksInARow(streak.weeks), streak.weeks))\(stat(words.longestInWeeks, streak.longestWeeks))\
            \(stat(words.daysInARow(streak.days), streak.days))\(stat(words.longestInDays, streak.longestDays))</dl>
            """
    }

    /// A figure of the totals, with its name in the URL of its file.
    private enum Figure: String {
        case count, time, lifted, distance, energy

        func name(_ words: Words) -> String {
            switch self {
            case .count: words.workouts
            case .time: words.workoutTime
            case .lifted: words.liftedHeading
            case .distance: words.distanceHeading
            case .energy: words.workoutEnergy
            }
        }

        func value(_ totals: WorkoutTotals) -> Double {
            switch self {
            case .count: Double(totals.count)
            case .time: Double(totals.minutes)
            case .lifted: totals.volume
            case .distance: totals.metres
            case .energy: totals.kilocalories
            }
        }
    }

    /// The totals of a figure as a file, in minutes, kilograms, metres or kilocalories; nil if there is no such figure.
    func file(_ name: String, _ words: Words) -> ChartFile? {
        guard let figure = Figure(rawValue: name) else { return nil }
        return ChartFile(
            headings: [words.heading(span), figure.name(words)],
            rows: totals.map { total in (total.first.text, [figure.value(total)]) })
    }

    /// A bar chart of a figure; empty if it has no values.
    private func card(_ figure: Figure, _ words: Words, _ text: (WorkoutTotals) -> String) -> HTML? {
        let name = figure.name(words)
        guard totals.contains(where: { figure.value($0) > 0 }) else { return nil }
        let isCrowded = totals.count > Self.mostRows
        let points = totals.map { total in
            let text = text(total)
            let isPartial = total.last >= today
            return ChartPoint(
                label: isCrowded ? words.tick(total.first, of: span) : label(total, words), value: figure.value(total),
                text: isPartial && !text.isEmpty ? words.soFar(text) : text, isPartial: isPartial)
        }
        let table = words.chartTable(
            name, by: words.heading(span), [name], file: figure.rawValue, of: .workouts(.figures(span, until: last)))
        let chart =
            isCrowded
            ? BarChart(points: points, accessibilityLabel: name, tint: "tint-sky", table: table).svg
            : BarRows(
                rows: points.reversed().map { BarRows.Row($0) }, accessibilityLabel: name, tint: "tint-sky",
                table: table
            ).svg
        return """
            <section class="card"><header><h2>\(name)</h2></header>\(chart)</section>
            """
    }

    private func label(_ total: WorkoutTotals, _ words: Words) -> String {
        span == .week ? words.shortRange(total.first, total.last) : words.period(total.first, of: span)
    }
}
