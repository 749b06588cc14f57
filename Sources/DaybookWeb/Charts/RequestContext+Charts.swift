import CivilTime
import DaybookCore
import Interchange
import Markup
import Words

/// A chart that can be saved as a file, by its name in the file's URL.
enum ChartName {
    static let activities = "activities"
    static let average = "average"
    static let calendar = "calendar"
    static let cashFlow = "cash-flow"
    static let comparison = "comparison"
    static let distribution = "distribution"
    static let energy = "energy"
    static let forecast = "forecast"
    static let habits = "habits"
    static let history = "history"
    static let lastDays = "last-49-days"
    static let measurements = "measurements"
    static let netWorth = "net-worth"
    static let nutrients = "nutrients"
    static let partsOfDay = "parts-of-day"
    static let pixels = "pixels"
    static let progress = "progress"
    static let rate = "rate"
    static let sleep = "sleep"
    static let streaks = "streaks"
    static let strength = "strength"
    static let weekdays = "weekdays"

    /// The name of a chart's file, which a browser without a network takes from the link.
    static func file(_ chart: String) -> String { "daybook-\(chart).csv" }
}

extension RequestContext {
    /// The values of a chart as CSV.
    ///
    /// - Parameter url: The URL of the page that has the chart.
    func chartFile(_ name: String, of url: String) -> Outcome {
        guard let page = PageRoute(url: url), let file = file(name, of: page) else {
            return .response(notFound(), nil)
        }
        let response = Response(
            contentType: "text/csv; charset=utf-8", fileName: ChartName.file(name), body: file.bytes)
        return .response(response, nil)
    }

    /// Nil if the page has no such chart.
    private func file(_ name: String, of page: PageRoute) -> ChartFile? {
        switch (page, name) {
        case (.review(let period, let last), ChartName.rate):
            ReviewPage(self, period: period, until: last).rateFile(words)
        case (.review(let period, let last), ChartName.weekdays):
            ReviewPage(self, period: period, until: last).weekdayFile(words)
        case (.review(let period, let last), ChartName.lastDays), (.review(let period, let last), ChartName.history):
            ReviewPage(self, period: period, until: last).lastDaysFile(words)
        case (.review(let period, let last), ChartName.habits):
            ReviewPage(self, period: period, until: last).habitFile(words)
        case (.compare(let query), ChartName.comparison): ComparisonPage(self, query).file(words)
        case (.moods(.charts(let owner, let year)), ChartName.weekdays):
            MoodChartsPage(self, of: owner, year: year)?.weekdayFile(words)
        case (.moods(.charts(let owner, let year)), ChartName.partsOfDay):
            MoodChartsPage(self, of: owner, year: year)?.partFile(words)
        case (.moods(.charts(let owner, let year)), ChartName.pixels):
            MoodChartsPage(self, of: owner, year: year)?.pixelsFile(words)
        case (.moods(.charts(let owner, let year)), ChartName.average):
            MoodChartsPage(self, of: owner, year: year)?.averageFile(words)
        case (.moods(.charts(let owner, let year)), ChartName.distribution):
            MoodChartsPage(self, of: owner, year: year)?.distributionFile(words)
        case (.moods(.charts(let owner, let year)), ChartName.activities):
            MoodChartsPage(self, of: owner, year: year)?.activityFile(words)
        case (.body(.measure(.weight, let range, let last)), ChartName.measurements):
            WeightPage(self, range, until: last).chart.file(words)
        case (.body(.measure(let measure, let range, let last)), ChartName.measurements):
            MeasurePage(self, measure, range, until: last).chart.file(words)
        case (.body(.statistics(let span, let last)), ChartName.average):
            WeightStatisticsPage(self, by: span, until: last).averageFile(words)
        case (.workouts(.exercise(let id)), ChartName.progress): ExercisePage(self, id: id)?.curve(words)?.file
        case (.workouts(.figures(let span, let last)), _): WorkoutChartsPage(self, span, until: last).file(name, words)
        case (.meals(.day(let day, of: _)), ChartName.nutrients):
            MealsPage(self, day: day ?? today).summary.nutrientFile(words)
        case (.meals(.statistics(let span, let last)), ChartName.energy):
            MealStatisticsPage(self, by: span, until: last).energyFile(words)
        case (.goals(.goal(let id)), ChartName.progress): GoalPage(self, id: id)?.curveFile(words)
        case (.habits(.habit(let id, _)), ChartName.strength):
            HabitPage(self, id: id, month: nil)?.strengthFile(words)
        case (.habits(.habit(let id, _)), ChartName.weekdays): HabitPage(self, id: id, month: nil)?.weekdayFile(words)
        case (.habits(.habit(let id, _)), ChartName.history): HabitPage(self, id: id, month: nil)?.yearFile(words)
        case (.habits(.habit(let id, _)), ChartName.streaks): HabitPage(self, id: id, month: nil)?.streaksFile(words)
        case (.health(.day(let day)), ChartName.sleep): HealthDayPage(self, day).sleepFile(words)
        case (.health(.overview(let range, let last)), _): HealthPage(self, range, until: last).file(name, words)
        case (.money(.report(let report)), _): self.file(name, of: report)
        default: nil
        }
    }
}

extension Words {
    /// The menu of a chart, whose values can be saved as a file.
    ///
    /// - Parameters:
    ///   - title: The title of the chart.
    ///   - chart: The name of the chart in the file's URL.
    ///   - page: The page that has the chart.
    func chartTable(
        _ title: String, by label: String, _ values: [String], rows: [ChartTable.Row]? = nil, file chart: String,
        of page: PageRoute
    ) -> ChartTable {
        ChartTable(
            summary: asTable, labelHeading: label, valueHeadings: values, rows: rows, menu: chartOptions(title),
            download: download(chart, of: page))
    }

    /// The link to a chart's values, or those of a table, as a file.
    func download(_ chart: String, of page: PageRoute) -> ChartTable.Download {
        ChartTable.Download(
            label: downloadCSV, url: PageRoute.chart(chart, of: page.url).url, file: ChartName.file(chart))
    }
}
