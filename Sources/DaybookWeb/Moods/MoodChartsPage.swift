import CivilTime
import DaybookCore
import Interchange
import Journal
import Markup
import Phrasing
import Words

/// Charts of a year of moods.
struct MoodChartsPage: PageView {
    /// Statistics of the year.
    let statistics: MoodStatistics
    /// Statistics of all years, as the first means of a year include days before it.
    let whole: MoodStatistics
    /// The mean mood by activity, for those with at least three entries, most frequent first.
    let activities: [MoodActivity]
    let year: Int
    /// The years to step to: those with entries, and the current one.
    let previous: Int?
    let next: Int?
    let pet: Subject?
    let pets: [Subject]
    let hasAny: Bool
    /// The range of days in the chart of seven-day means.
    let span: ClosedRange<Day>
    let today: Day
    let firstWeekday: Weekday
    let title: String

    var section: Section? { .moods }
    var layout: PageLayout { .broad }

    /// Nil if there is no such pet.
    init?(_ context: RequestContext, of owner: RecordID?, year: Int?) {
        let state = context.state
        pet = state.subject(owner)
        if owner != nil, pet == nil { return nil }
        let entries = state.moodEntries(of: owner)
        today = context.today
        let year = year ?? today.year
        self.year = year
        let years = entries.compactMap { $0.day?.year } + [today.year]
        previous = years.filter { $0 < year }.max()
        next = years.filter { $0 > year }.min()
        hasAny = !entries.isEmpty
        let first = Day(year: year, month: 1, day: 1) ?? today
        let end = Day(year: year, month: 12, day: 31) ?? today
        let ofYear = entries.filter { $0.day?.year == year }
        statistics = MoodStatistics(ofYear)
        whole = MoodStatistics(entries)
        let start = max(first, statistics.days.first?.day ?? first)
        // Entries written by a device with a clock ahead count too.
        let last = max(min(end, today), statistics.days.last?.day ?? start)
        span = start...max(start, last)
        activities = state.moodActivities(of: ofYear)
        pets = state.livingSubjects.filter { !$0.isArchived || $0.id == owner }
        firstWeekday = state.settings.firstWeekday
        title = context.words.title(context.words.moods, context.words.moodCharts)
    }
}

extension MoodChartsPage {
    func view(_ words: Words) -> HTML {
        let empty: HTML = """
            <section class="empty">\(MoodFace.good.svg)<h2>\(hasAny ? words.noMoodsInYear : words.noMoodsYet)</h2><p>\(words.noMoodsYetHint)</p>\
            <a class="button primary" href="\(MoodPageRoute.home(of: pet?.id).url)">\(words.logMoodButton)</a></section>
            """
        return """
            <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
            \(MoodTabs(current: .charts, owner: pet?.id).view(words))
            \(SubjectSwitch(pets: pets, current: pet?.id).view(words) { .charts(of: $0, year: nil) })
            \(steps(words))
            \(statistics.entryCount == 0 ? empty : board(words))
            """
    }

    private func steps(_ words: Words) -> HTML {
        func url(_ other: Int?) -> String? {
            other.map { MoodPageRoute.charts(of: pet?.id, year: $0 == today.year ? nil : $0).url }
        }
        return """
            <div class="year-steps">\(StepLink.previous.view(to: url(previous), label: words.previousYear))<h2>\(year)</h2>\
            \(StepLink.next.view(to: url(next), label: words.nextYear))</div>
            """
    }

    private func board(_ words: Words) -> HTML {
        """
        <div class="stack columns">
        <section class="card"><header><h2>\(words.yearInPixels)</h2></header>\(pixels(words))<p class="hint">\(words.pixelsHint)</p></section>
        <div class="stack"><section class="card"><header><h2>\(words.sevenDayMean)</h2></header>\(curve(words))</section>
        <section class="card"><header><h2>\(words.distribution)</h2><p>\(words.moodEntries(statistics.entryCount))</p></header>\(distribution(words))</section>
        <section class="card"><header><h2>\(words.averageByWeekday)</h2></header>\(weekdays(words))</section>
        <section class="card"><header><h2>\(words.byPartOfDay)</h2></header>\(parts(words))</section>\(activityCard(words))</div>
        </div>
        <p class="hint">\(words.levelHint)</p>
        """
    }

    /// Converts a mean to a level, 1 to 5.
    private func level(_ mean: Double) -> Double { mean + 3 }

    private func text(_ mean: Double, _ words: Words) -> String {
        words.number(level(mean), maximumFractionDigits: 1)
    }

    private func pixels(_ words: Words) -> HTML {
        let pixels = statistics.days.map { day in
            YearPixels.Pixel(
                month: day.day.month, day: day.day.dayOfMonth, level: Int(level(day.mean) + 0.5),
                point: ChartPoint(
                    label: words.dayAndMonth(day.day), value: level(day.mean), text: text(day.mean, words)))
        }
        let lengths = (1...12).map { month in Month(year: year, number: month)?.dayCount ?? 31 }
        let levels = (1...5).map { YearPixels.Level(name: name(ofLevel: $0, words), tint: Mood.tint(ofLevel: $0)) }
        return YearPixels(
            pixels: pixels, levels: levels, lengths: lengths, months: (1...12).map { words.monthLetter($0) },
            accessibilityLabel: words.pixelsSentence(days: statistics.days.count, year: year),
            table: table(words.yearInPixels, ChartName.pixels, words)
        ).svg
    }

    /// The name of a level in the legend. Moods of pets have no order of five, so their levels are numbers.
    private func name(ofLevel level: Int, _ words: Words) -> String {
        pet == nil ? words.mood(Mood.ofPerson[level - 1]) : words.number(level)
    }

    private func table(_ title: String, _ chart: String, _ words: Words) -> ChartTable {
        words.chartTable(
            title, by: words.day, [words.mood], file: chart, of: .moods(.charts(of: pet?.id, year: year)))
    }

    /// The days of the year as a file, with the mood from 1 to 5.
    func pixelsFile(_ words: Words) -> ChartFile {
        ChartFile(
            headings: [words.day, words.mood], rows: statistics.days.map { ($0.day.text, [level($0.mean)]) })
    }

    /// The seven-day averages of the chart as a file.
    func averageFile(_ words: Words) -> ChartFile {
        ChartFile(
            headings: [words.day, words.sevenDayMean],
            rows: averages.map { ($0.day.text, [$0.mean.map { level($0) }]) })
    }

    /// The days of the chart of seven-day averages: at most about 60, so that their dots do not touch.
    private var averages: [(day: Day, mean: Double?)] {
        let days = span.upperBound.days(since: span.lowerBound)
        let step = max(1, (days + 59) / 60)
        return stride(from: days % step, through: days, by: step).map { distance in
            let day = span.lowerBound.advanced(by: distance)
            return (day, whole.sevenDayMean(on: day))
        }
    }

    /// The chart of the seven-day average: dots on the scale of moods.
    private func curve(_ words: Words) -> HTML {
        let points = averages.map { day, mean in
            ChartPoint(
                label: words.shortDay(day), value: mean.map { level($0) }, text: mean.map { text($0, words) } ?? "")
        }
        let known = points.filter { $0.value != nil }
        let lowest = known.min { ($0.value ?? 0) < ($1.value ?? 0) }
        let highest = known.max { ($0.value ?? 0) < ($1.value ?? 0) }
        return LineChart(
            points: points, range: ChartRange(lowest: 1, highest: 5),
            scale: LineChart.Scale((1...5).map { words.number($0) }),
            accessibilityLabel: words.moodCurveSentence(
                lowest: lowest?.text ?? "–", highest: highest?.text ?? "–", last: known.last?.text ?? "–"),
            emptyText: words.noMoodsYet, table: table(words.sevenDayMean, ChartName.average, words), height: 160,
            style: .dots
        ).svg
    }

    private func distribution(_ words: Words) -> HTML {
        let rows = shownMoods.map { mood in
            let count = statistics.count(of: mood)
            let share = Double(count) / Double(max(statistics.entryCount, 1))
            return BarRows.Row(
                ChartPoint(
                    label: words.mood(mood), value: share, text: "\(words.number(count)) · \(words.percent(share))"),
                tint: mood.tint)
        }
        return BarRows(
            rows: rows, highest: nil, accessibilityLabel: words.distribution,
            table: words.chartTable(
                words.distribution, by: words.mood, [words.distribution], file: ChartName.distribution,
                of: .moods(.charts(of: pet?.id, year: year)))
        ).svg
    }

    /// All moods, the best first.
    private var shownMoods: [Mood] { pet == nil ? Mood.ofPerson.reversed() : Mood.ofPet }

    /// How often each mood was logged, as a file.
    func distributionFile(_ words: Words) -> ChartFile {
        ChartFile(
            headings: [words.mood, words.distribution],
            rows: shownMoods.map { (words.mood($0), [Double(statistics.count(of: $0))]) })
    }

    /// A dot on the scale of moods for each weekday or part of the day.
    private func dots(
        _ means: [(label: String, mean: MoodStatistics.Mean)], _ words: Words, table: ChartTable
    ) -> HTML {
        let points = means.map { item in
            ChartPoint(
                label: item.label, value: item.mean.value.map { level($0) },
                text: item.mean.value.map { text($0, words) } ?? "–")
        }
        let sentence = points.map { "\($0.label): \($0.text)" }.joined(separator: ", ")
        return LineChart(
            points: points, range: ChartRange(lowest: 1, highest: 5),
            scale: LineChart.Scale((1...5).map { words.number($0) }), accessibilityLabel: sentence,
            emptyText: words.noMoodsYet, table: table, height: 120, style: .categories
        ).svg
    }

    private func weekdays(_ words: Words) -> HTML {
        dots(
            weekdayMeans(words), words,
            table: words.chartTable(
                words.averageByWeekday, by: words.day, [words.mood], file: ChartName.weekdays,
                of: .moods(.charts(of: pet?.id, year: year))))
    }

    private func weekdayMeans(_ words: Words) -> [(label: String, mean: MoodStatistics.Mean)] {
        Weekday.week(from: firstWeekday).map {
            (label: words.shortWeekdayHeading($0), mean: statistics.byWeekday[$0.rawValue - 1])
        }
    }

    private func partMeans(_ words: Words) -> [(label: String, mean: MoodStatistics.Mean)] {
        PartOfDay.allCases.map { (label: words.partOfDay($0), mean: statistics.byPart[$0.index]) }
    }

    /// The averages by weekday as a file, with the mood from 1 to 5.
    func weekdayFile(_ words: Words) -> ChartFile {
        file(weekdayMeans(words), by: words.day, words)
    }

    /// The averages by time of day as a file, with the mood from 1 to 5.
    func partFile(_ words: Words) -> ChartFile { file(partMeans(words), by: words.timeOfDay, words) }

    private func file(
        _ means: [(label: String, mean: MoodStatistics.Mean)], by heading: String, _ words: Words
    ) -> ChartFile {
        ChartFile(
            headings: [heading, words.mood],
            rows: means.map { item in (item.label, [item.mean.value.map { level($0) }]) })
    }

    private func parts(_ words: Words) -> HTML {
        dots(
            partMeans(words), words,
            table: words.chartTable(
                words.byPartOfDay, by: words.timeOfDay, [words.mood], file: ChartName.partsOfDay,
                of: .moods(.charts(of: pet?.id, year: year))))
    }

    private func activityCard(_ words: Words) -> HTML? {
        guard !activities.isEmpty else { return nil }
        let rows = activities.map { activity -> BarRows.Row in
            let mean = activity.mean.value ?? 0
            return BarRows.Row(
                ChartPoint(
                    label: activity.name, value: level(mean),
                    text: "\(text(mean, words)) · \(words.moodEntries(activity.mean.count))"),
                tint: Mood.tint(ofLevel: Int((level(mean)).rounded())))
        }
        let chart = BarRows(
            rows: rows, dots: ChartRange(lowest: 1, highest: 5), accessibilityLabel: words.byActivity,
            table: words.chartTable(
                words.byActivity, by: words.activityName, [words.mood], file: ChartName.activities,
                of: .moods(.charts(of: pet?.id, year: year))))
        return """
            <section class="card"><header><h2>\(words.byActivity)</h2></header>\(chart.svg)</section>
            """
    }

    /// The average moods by activity as a file.
    func activityFile(_ words: Words) -> ChartFile {
        ChartFile(
            headings: [words.activityName, words.mood],
            rows: activities.map { ($0.name, [$0.mean.value.map { level($0) }]) })
    }
}
