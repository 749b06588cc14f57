import CivilTime
import DaybookCore
import Interchange
import Markup
import Phrasing
import Words

/// All health data of a day.
struct HealthDayPage: PageView {
    let title: String
    let day: Day
    let data: HealthDay
    let workouts: [HealthWorkout]
    /// The previous and next days with data.
    let before: Day?
    let after: Day?
    let units: UnitSystem
    /// Nil for a night that a watch or phone measured, and for days to come.
    let form: SleepForm?

    var section: Section? { .health }
    var layout: PageLayout { .plain }

    init(_ context: RequestContext, _ day: Day) {
        let state = context.state
        self.day = day
        title = context.words.dayMonthYear(day)
        data = state.healthDay(day) ?? HealthDay(day)
        workouts = state.healthWorkouts(day...day)
        let days = state.healthDays().compactMap { $0.day }
        before = days.last { $0 < day }
        after = days.first { $0 > day }
        units = state.profile.units
        form = data.hasMeasuredSleep || day > context.today ? nil : SleepForm(on: day, data, context.words)
    }

    func view(_ words: Words) -> HTML {
        let groups = HealthMeasure.Group.allCases.map { group($0, words) }
        let isEmpty = data.isBlank && workouts.isEmpty
        return """
            \(BackLink.toolbar(to: HealthPageRoute.overview(.month), words.health))\
            <header class="bar"><div class="heading"><p>\(words.weekdayHeading(day.weekday))</p><h1>\(title)</h1></div>
            <div class="actions">\(step(.previous, to: before, words.previousDay))\(step(.next, to: after, words.nextDay))</div></header>
            \(if: isEmpty, "<p class=\"quiet\">\(words.noHealthYet)</p>")<div class="stack columns">\(groups)</div>\(recorded(words))
            \(form?.view(words))\(if: !isEmpty, deletion(words))
            """
    }

    private func step(_ step: StepLink, to other: Day?, _ label: String) -> HTML {
        step.view(to: other.map { HealthPageRoute.day($0).url }, label: label)
    }

    private func group(_ group: HealthMeasure.Group, _ words: Words) -> HTML {
        let shown = group.measures.filter { data[$0] != nil }
        guard !shown.isEmpty else { return .empty }
        let name = words.name(group)
        let content =
            group == .sleep ? nights(shown, words) : "<dl class=\"pairs\">\(shown.map { pair($0, words) })</dl>"
        var sum: HTML?
        if group == .sleep {
            sum = data.asleepMinutes.map { "<p>\(words.slept(words.reading($0, of: .inBed, units)))</p>" }
        }
        return "<section class=\"card\"><header><h2>\(name)</h2>\(sum)</header>\(content)</section>\n"
    }

    private func pair(_ measure: HealthMeasure, _ words: Words) -> HTML {
        "<dt>\(words.name(measure))</dt><dd>\(words.reading(data[measure] ?? 0, of: measure, units))</dd>"
    }

    private func nights(_ shown: [HealthMeasure], _ words: Words) -> HTML {
        let rows = shown.map { stage in
            BarRows.Row(
                ChartPoint(
                    label: words.name(stage), value: data[stage],
                    text: words.reading(data[stage] ?? 0, of: stage, units)),
                tint: stage.tint)
        }
        return BarRows(
            rows: rows, accessibilityLabel: words.sleep,
            table: words.chartTable(
                words.sleep, by: words.sleep, [words.minute], file: ChartName.sleep, of: .health(.day(day)))
        ).svg
    }

    /// The minutes of each stage of sleep, as a file.
    func sleepFile(_ words: Words) -> ChartFile {
        let shown = HealthMeasure.Group.sleep.measures.filter { data[$0] != nil }
        return ChartFile(headings: [words.sleep, words.minute], rows: shown.map { (words.name($0), [data[$0]]) })
    }

    private func recorded(_ words: Words) -> HTML {
        guard !workouts.isEmpty else { return .empty }
        return """
            <section class="group after"><h2>\(words.recordedWorkouts)</h2><ul class="list">\
            \(workouts.map { HealthWorkoutRow($0, units).view(words, withDay: false) })</ul></section>
            """
    }

    private func deletion(_ words: Words) -> HTML {
        """
        <p class="after"><a class="button plain danger" href="\(HealthPageRoute.delete(from: day, to: day).url)">\(Icon.trash.svg)\(words.deleteThisDay)</a></p>
        """
    }
}
