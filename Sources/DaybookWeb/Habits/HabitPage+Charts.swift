import CivilTime
import DaybookCore
import Interchange
import Journal
import Markup
import Phrasing
import Words

extension HabitPage {
    /// The chart of strength over half a year.
    func strengthCard(_ words: Words) -> HTML {
        let isComplete = curve.count == Self.curveDays
        let points = curve.map {
            ChartPoint(
                label: words.shortDayAndYear($0.day), value: $0.value, text: words.percent($0.value),
                isPartial: $0.day == today && isTodayOpen)
        }
        let chart = LineChart(
            points: points,
            scale: LineChart.Scale(lowest: words.percent(0), middle: words.percent(0.5), highest: words.percent(1)),
            marks: monthMarks(words), accessibilityLabel: words.strengthSentence(curve.first?.value ?? 0, strength),
            emptyText: words.nothingRecordedYet, table: table(words, words.strength, words.strength, ChartName.strength)
        )
        return """
            <section class="card"><header><h2>\(words.strength)</h2><p>\(isComplete ? words.halfAYear : begin(words))</p></header>\(chart.svg)
            <p class="hint">\(habit.kind == .atMost ? words.strengthOfLimitHint : words.strengthHint)</p></section>
            """
    }

    /// Whether today can still be done, so that its strength is not final.
    private var isTodayOpen: Bool {
        switch history.status(on: today) {
        case .open, .partial: true
        default: false
        }
    }

    /// The first days of months; for a curve too short to contain two of them, its days are labelled instead.
    private func monthMarks(_ words: Words) -> [LineChart.Mark] {
        let marks = curve.indices.filter { curve[$0].day.dayOfMonth == 1 }
            .map { LineChart.Mark(index: $0, text: words.shortMonth(curve[$0].day.monthOfYear)) }
        return marks.count < 3 ? [] : marks
    }

    private func table(_ words: Words, _ title: String, _ heading: String, _ chart: String) -> ChartTable {
        words.chartTable(title, by: words.day, [heading], file: chart, of: .habits(.habit(habit.id, month: nil)))
    }

    /// The daily strength as a file.
    func strengthFile(_ words: Words) -> ChartFile {
        ChartFile(headings: [words.day, words.strength], rows: curve.map { ($0.day.text, [$0.value]) })
    }

    /// The days of the year's chart as a file: 1 for a day that was done, a share for one done in part, 0 for one missed,
    /// and nothing for others, so that the sum of a limit is its times done, too.
    func yearFile(_ words: Words) -> ChartFile {
        let first = firstDayOfYear
        let days = (0...max(0, today.days(since: first))).map { first.advanced(by: $0) }
        return ChartFile(
            headings: [words.day, habit.title], rows: days.map { ($0.text, [share(on: $0)]) })
    }

    private func share(on day: Day) -> Double? {
        switch history.status(on: day) {
        case .done: history.isKeptUnlogged(on: day) ? nil : 1
        case .partial(let share): share
        case .missed, .open: 0
        case .skipped, .beforeStart, .future, .covered, .notDue: nil
        }
    }

    /// The first day of the year's chart.
    private var firstDayOfYear: Day { today.startOfWeek(firstWeekday).advanced(by: -52 * 7) }

    func streaksCard(_ words: Words) -> HTML {
        let rows = bestStreaks.map { streak in
            StreakBars.Row(
                days: streak.length, length: words.streak(streak.length, of: habit.schedule),
                start: words.near(streak.first, to: today), end: words.near(streak.last, to: today))
        }
        let chart: HTML =
            rows.isEmpty
            ? "<p class=\"quiet\">\(totals.timesDone > 0 ? words.noStreaksComplete : words.noStreaksYet)</p>"
            : StreakBars(rows: rows, accessibilityLabel: words.longestStreaks, table: streaksTable(rows, words)).svg
        return "<section class=\"card\"><header><h2>\(words.longestStreaks)</h2></header>\(chart)</section>"
    }

    private func streaksTable(_ rows: [StreakBars.Row], _ words: Words) -> ChartTable {
        words.chartTable(
            words.longestStreaks, by: words.firstDayLabel, [words.lastDayLabel, words.streakLength],
            rows: rows.map { ChartTable.Row(label: $0.start, values: [$0.end, $0.length]) }, file: ChartName.streaks,
            of: .habits(.habit(habit.id, month: nil)))
    }

    /// The longest streaks as a file: their first days, their lengths in the unit of the habit's schedule, and the days they cover.
    func streaksFile(_ words: Words) -> ChartFile {
        ChartFile(
            headings: [words.firstDayLabel, words.streakLength, words.byDay],
            rows: bestStreaks.map { ($0.first.text, [Double($0.length), Double($0.daysCovered)]) })
    }

    func weekdaysCard(_ words: Words) -> HTML {
        let profile = history.weekdayProfile
        let points = profile.map { item in
            ChartPoint(
                label: words.shortWeekdayHeading(item.weekday), value: item.rate,
                text: item.rate.map { words.rate($0) } ?? "–")
        }
        let sentence = profile.compactMap { item in item.rate.map { words.labelled(words.weekday(item.weekday), $0) } }
            .joined(separator: ", ")
        let chart = BarChart(
            points: points, highest: 1, accessibilityLabel: sentence.isEmpty ? words.byWeekday : sentence,
            emptyText: words.nothingRecordedYet,
            table: words.chartTable(
                words.byWeekday, by: words.day, [words.completionRate], file: ChartName.weekdays,
                of: .habits(.habit(habit.id, month: nil))))
        return "<section class=\"card\"><header><h2>\(words.byWeekday)</h2></header>\(chart.svg)</section>"
    }

    /// The rates by weekday as a file.
    func weekdayFile(_ words: Words) -> ChartFile {
        ChartFile(
            headings: [words.day, words.completionRate],
            rows: history.weekdayProfile.map { (words.shortWeekdayHeading($0.weekday), [$0.rate]) })
    }

    /// A heat map of the last 53 weeks.
    func yearCard(_ words: Words) -> HTML {
        let start = firstDayOfYear
        var weeks: [[HeatMap.Cell?]] = []
        var months: [HeatMap.MonthLabel] = []
        var done = 0
        var due = 0
        for week in 0...52 {
            let first = start.advanced(by: week * 7)
            weeks.append(
                (0..<7).map { row -> HeatMap.Cell? in
                    let day = first.advanced(by: row)
                    guard day <= today else { return nil }
                    let status = history.status(on: day)
                    let isKeptUnlogged = history.isKeptUnlogged(on: day)
                    if status == .done, !isKeptUnlogged { done += 1 }
                    if history.isDue(on: day), status != .skipped { due += 1 }
                    if day.dayOfMonth == 1 {
                        months.append(HeatMap.MonthLabel(week: week, text: words.shortMonth(day.monthOfYear)))
                    }
                    return HeatMap.Cell(
                        level: isKeptUnlogged ? .level(1) : level(of: status), label: words.dayAndMonth(day),
                        text: isKeptUnlogged ? words.keptUnlogged : words.name(of: status, of: habit.kind),
                        isToday: day == today)
                })
        }
        let weekdays = Weekday.week(from: firstWeekday).enumerated()
            .map { $0.offset % 2 == 0 && $0.offset < 6 ? words.shortWeekdayHeading($0.element) : "" }
        let map = HeatMap(
            weeks: weeks, weekdays: weekdays, months: months,
            scale: HeatMap.Scale(less: words.less, more: words.moreThan),
            // Time alone keeps a limit: its days without a value are not missed.
            accessibilityLabel: habit.kind == .atMost
                ? "\(words.timesDone): \(words.number(done))" : words.doneOnDays(done, of: max(due, done)),
            table: table(words, words.theYear, words.history, ChartName.history))
        return """
            <section class="card full"><header><h2>\(words.theYear)</h2><p>\(words.days(done))</p></header>\(map.svg)</section>
            """
    }

    private func level(of status: DayStatus) -> HeatMap.Level {
        switch status {
        case .done: .level(4)
        case .partial(let share): .level(1 + Int(share * 3))
        case .skipped: .skipped
        case .missed, .open: .level(0)
        case .beforeStart, .future, .covered, .notDue: .none
        }
    }
}
