import CivilTime
import DaybookCore
import Interchange
import Markup
import Phrasing
import Words

/// The health overview: charts of what a watch or phone measured.
struct HealthPage: PageView {
    let title: String
    let range: HealthRange
    /// The last day that was asked for; nil for the last day with data.
    let last: Day?
    let series: HealthSeries?
    /// The latest days with data, newest first.
    let latest: [HealthDay]
    /// The total number of recorded workouts.
    let workoutCount: Int
    let units: UnitSystem
    let today: Day
    let form: SleepForm
    let refusal: FormRefusal?

    /// The maximum number of listed days.
    private static let maximumDays = 14

    var section: Section? { .health }
    var layout: PageLayout { .broad }

    init(
        _ context: RequestContext, _ range: HealthRange, until last: Day?, form: SleepForm? = nil,
        refusal: FormRefusal? = nil
    ) {
        let state = context.state
        let days = state.healthDays()
        title = context.words.health
        (self.range, self.last) = (range, last)
        series = HealthSeries(range, until: last, of: days, firstWeekday: state.settings.firstWeekday)
        latest = days.suffix(Self.maximumDays).reversed()
        workoutCount = state.healthWorkouts().count
        units = state.profile.units
        today = context.today
        self.form = form ?? SleepForm(on: context.today, state.healthDay(context.today), context.words)
        self.refusal = refusal
    }

    func view(_ words: Words) -> HTML {
        """
        <header class="bar"><div class="heading"><h1>\(title)</h1></div></header>
        \(refusal == nil ? nil : form.view(words, refusal: refusal))\
        \(series.map { board($0, words) } ?? (workoutCount > 0 ? links(words) : empty(words)))
        \(refusal == nil ? form.view(words) : nil)
        """
    }

    private func empty(_ words: Words) -> HTML {
        """
        <section class="empty">\(Icon.watch.svg)<h2>\(words.noHealth)</h2><p>\(words.noHealthHint)</p>
        <a class="button primary" href="\(DataPageRoute.data.url)">\(Icon.importIn.svg)\(words.chooseExport)</a></section>
        """
    }

    private func board(_ series: HealthSeries, _ words: Words) -> HTML {
        let charts = charts(series)
        let tabs = HealthRange.allCases.map { other in
            """
            <a href="\(HealthPageRoute.overview(other).url)"\(attribute: "aria-current", other == range ? "true" : nil)>\(words.name(other))</a>
            """ as HTML
        }
        return """
            <nav class="segments" aria-label="\(words.period)">\(tabs)</nav>
            \(charts.figures(words))
            \(steps(series, words))
            <div class="stack columns after">\(charts.view(words))</div>
            <section class="group after"><h2>\(words.latestDays)</h2><ul class="list">\(latest.map { row($0, words) })</ul></section>
            \(links(words))
            """
    }

    private func charts(_ series: HealthSeries) -> HealthCharts {
        HealthCharts(series: series, units: units, range: range, last: last, today: today)
    }

    /// The values of a chart as a file; nil if there is no such chart.
    func file(_ name: String, _ words: Words) -> ChartFile? { series.flatMap { charts($0).file(name, words) } }

    /// The displayed days, between links to earlier and later ones.
    private func steps(_ series: HealthSeries, _ words: Words) -> HTML {
        let shown = words.range(series.range.lowerBound, series.range.upperBound)
        let latest = latest.first?.day ?? today
        let stepper = series.steps.map { steps in
            steps.view(shown, today: latest, words) { HealthPageRoute.overview(range, until: $0).url }
        }
        let means = means(series, words)
        guard let stepper, !stepper.isEmpty else {
            return "<p class=\"quiet after\">\(means.map { "\(shown) · \($0)" } ?? shown)</p>"
        }
        return "\(stepper)\(means.map { "<p class=\"quiet\">\(words.capitalized($0))</p>" as HTML })"
    }

    private func means(_ series: HealthSeries, _ words: Words) -> String? {
        switch series.step {
        case .day: nil
        case .week: words.meansOfWeeks
        case .month: words.meansOfMonths
        case .year: words.meansOfYears
        }
    }

    private func row(_ data: HealthDay, _ words: Words) -> HTML {
        guard let day = data.day else { return .empty }
        return """
            <li><a class="line" href="\(HealthPageRoute.day(day).url)"><span><strong>\(words.capitalized(words.near(day, to: today)))</strong>\
            <small>\(HealthSummary(data, units).parts(words).joined(separator: " · "))</small></span>\(Icon.forward.svg)</a></li>
            """
    }

    private func links(_ words: Words) -> HTML {
        let workouts: HTML = """
            <a class="button" href="\(HealthPageRoute.workouts.url)">\(words.recordedWorkouts) · \(words.number(workoutCount))</a>
            """
        return """
            <p class="submit after">\(if: workoutCount > 0, workouts)<a class="button" href="\(DataPageRoute.data.url)">\(words.laterExport)</a>\
            <a class="button plain danger" href="\(HealthPageRoute.delete(from: nil, to: nil).url)">\(words.deleteHealth)</a></p>
            """
    }
}

/// A short summary of a day.
struct HealthSummary: Sendable {
    let day: HealthDay
    let units: UnitSystem

    init(_ day: HealthDay, _ units: UnitSystem) {
        self.day = day
        self.units = units
    }

    /// Steps, sleep and other key figures: "8,412 steps", "slept 7 h 5 min", "320 kcal", "58 bpm".
    func parts(_ words: Words) -> [String] {
        var parts: [String] = []
        if let steps = day[.steps] { parts.append(words.stepCount(steps).unbroken) }
        if let minutes = day.asleepMinutes {
            parts.append(words.slept(words.reading(minutes, of: .sleepCore, units).unbroken))
        }
        for measure: HealthMeasure in [.activeEnergy, .restingHeartRate] {
            if let value = day[measure] { parts.append(words.reading(value, of: measure, units).unbroken) }
        }
        if parts.isEmpty, let measure = HealthMeasure.allCases.first(where: { day[$0] != nil }),
            let value = day[measure]
        {
            parts.append(words.labelled(words.name(measure), words.reading(value, of: measure, units).unbroken))
        }
        return parts
    }
}
