import CivilTime
import DaybookCore
import Interchange
import Journal
import Markup
import Words

/// Workout totals by week or month, and regularity.
struct WorkoutChartsPage: PageView {
    let span: StatisticsInterval
    let totals: [WorkoutTotals]
    let lifetime: WorkoutTotals
    let streak: WorkoutStreak
    let units: UnitSystem
    let today: Day
    let title: String

    private static let count = 8

    var section: Section? { .workouts }
    var layout: PageLayout { .plain }

    init(_ context: RequestContext, _ span: StatisticsInterval) {
        self.span = span
        totals = context.state.workoutTotals(by: span, count: Self.count, today: context.today)
        lifetime = context.state.lifetimeTotals(today: context.today)
        streak = context.state.workoutStreak(today: context.today)
        units = context.state.profile.units
        today = context.today
        title = context.words.title(context.words.workouts, context.words.workoutFigures)
    }

    func view(_ words: Words) -> HTML {
        let segments = StatisticsInterval.allCases.map { span in
            "<a href=\"\(WorkoutPageRoute.figures(span).url)\"\(attribute: "aria-current", span == self.span ? "true" : nil)>\(span == .week ? words.byWeek : words.byMonth)</a>"
                as HTML
        }
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            \(WorkoutTabs(current: .figures).view(words))
            <nav class="segments" aria-label="\(words.period)">\(segments)</nav>
            \(streaks(words))
            <div class="stack">\(card(.count, words) { words.number($0.count) })\
            \(card(.time, words) { $0.minutes > 0 ? words.workoutMinutes($0.minutes) : "" })\
            \(card(.lifted, words, volume(words)))\
            \(card(.distance, words, distance(words)))\
            \(card(.energy, words, energy(words)))</div>
            \(if: lifetime.count > 0, allTime(words))
            """
    }

    private func allTime(_ words: Words) -> HTML {
        """
        <section class="group"><h2>\(words.allTime)</h2>\(WorkoutSums(totals: lifetime, units: units).view(words))\
        \(if: lifetime.hasEstimates, "<p class=\"hint after\">\(words.estimatedHint)</p>")</section>
        """
    }

    private func volume(_ words: Words) -> (WorkoutTotals) -> String {
        { $0.volume > 0 ? words.weight($0.volume.rounded(), imperial: units == .imperial) : "" }
    }

    private func distance(_ words: Words) -> (WorkoutTotals) -> String {
        { $0.metres > 0 ? words.distance($0.metres, imperial: units == .imperial) : "" }
    }

    private func energy(_ words: Words) -> (WorkoutTotals) -> String {
        { $0.kilocalories > 0 ? words.energy($0.kilocalories, isEstimate: $0.hasEstimates) : "" }
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
            headings: [periodHeading(words), figure.name(words)],
            rows: totals.map { total in (total.first.text, [figure.value(total)]) })
    }

    private func periodHeading(_ words: Words) -> String { span == .week ? words.weekFrom : words.month }

    /// A bar chart of a figure; empty if it has no values.
    private func card(_ figure: Figure, _ words: Words, _ text: (WorkoutTotals) -> String) -> HTML? {
        let name = figure.name(words)
        guard totals.contains(where: { figure.value($0) > 0 }) else { return nil }
        let rows = totals.reversed().map { total -> BarRows.Row in
            let label =
                span == .week ? words.shortRange(total.first, total.last) : words.monthAndYear(total.first.monthOfYear)
            let text = text(total)
            let isPartial = total.last >= today
            return BarRows.Row(
                ChartPoint(
                    label: label, value: figure.value(total),
                    text: isPartial && !text.isEmpty ? words.soFar(text) : text,
                    isPartial: isPartial))
        }
        let table = words.chartTable(
            name, by: periodHeading(words), [name], file: figure.rawValue, of: .workouts(.figures(span)))
        let chart = BarRows(rows: rows, accessibilityLabel: name, tint: "tint-sky", table: table)
        return """
            <section class="card"><header><h2>\(name)</h2></header>\(chart.svg)</section>
            """
    }
}
