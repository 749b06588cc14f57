import CivilTime
import DaybookCore
import Interchange
import Markup
import Phrasing
import Words

/// The charts of the overview; those without data are omitted.
struct HealthCharts: Sendable {
    let series: HealthSeries
    let units: UnitSystem
    let range: HealthRange
    /// The last day that was asked for; nil for the last day with data.
    let last: Day?
    let today: Day

    /// The means of the whole range.
    func figures(_ words: Words) -> HTML {
        var stats: [HTML] = []
        func add(_ name: String, _ value: String?) {
            guard let value else { return }
            stats.append("<div class=\"stat\"><dt>\(name)</dt><dd>\(value)</dd></div>")
        }
        let steps = series.mean { $0[.steps] }
        add(words.stepsADay, steps.map { words.number($0, maximumFractionDigits: 0) })
        add(words.sleepANight, series.mean { $0.asleepMinutes }.map { words.hoursAndMinutes($0) })
        let pulse = series.mean { $0[.restingHeartRate] }
        add(words.restingPulse, pulse.map { words.number($0, maximumFractionDigits: 0) })
        return stats.isEmpty ? .empty : "<dl class=\"figures after\">\(stats)</dl>"
    }

    func view(_ words: Words) -> HTML {
        """
        \(bars(.steps, "tint-leaf", words))\(sleep(words))\(line(.restingHeartRate, "tint-rose", words))\
        \(line(.heartRateVariability, "tint-teal", words))\(bars(.activeEnergy, "tint-amber", words))\
        \(bars(.exerciseMinutes, "tint-sky", words))
        """
    }

    private func label(_ interval: HealthSeries.Interval, _ words: Words) -> String {
        switch series.step {
        case .day, .week: words.shortDay(interval.first)
        case .month: words.shortMonthAndYear(interval.first.monthOfYear)
        case .year: words.period(interval.first, of: .year)
        }
    }

    private func points(_ words: Words, _ measure: HealthMeasure) -> [ChartPoint] {
        series.intervals.map { interval in
            let mean = interval.mean { $0[measure] }
            // A sum over a day is incomplete until the day is over.
            let isPartial = measure.isSum && mean != nil && series.step == .day && interval.first == today
            let text = mean.map { words.reading($0, of: measure, units) } ?? "–"
            return ChartPoint(
                label: label(interval, words), value: mean, text: isPartial ? words.soFar(text) : text,
                isPartial: isPartial)
        }
    }

    private func table(_ name: String, _ words: Words, file: String) -> ChartTable {
        words.chartTable(name, by: heading(words), [name], file: file, of: .health(.overview(range, until: last)))
    }

    /// The heading of the labels.
    private func heading(_ words: Words) -> String { series.step.interval.map { words.heading($0) } ?? words.day }

    /// The values of a chart as a file; nil if there is no such chart.
    func file(_ name: String, _ words: Words) -> ChartFile? {
        if name == ChartName.sleep {
            return file(words.healthSleep, words) { $0.asleepMinutes }
        }
        guard let measure = HealthMeasure(rawValue: name) else { return nil }
        return file(words.name(measure), words) { $0[measure] }
    }

    private func file(_ heading: String, _ words: Words, _ number: (HealthDay) -> Double?) -> ChartFile {
        let rows = series.intervals.map { (label: $0.first.text, values: [$0.mean(number)]) }
        return ChartFile(headings: [self.heading(words), heading], rows: rows)
    }

    /// Describes a chart for screen readers.
    private func sentence(_ points: [ChartPoint], mean: String, _ words: Words) -> String {
        let known = points.filter { $0.value != nil }
        let whole = known.filter { !$0.isPartial }
        let values = whole.isEmpty ? known : whole
        guard let lowest = values.min(by: { ($0.value ?? 0) < ($1.value ?? 0) }),
            let highest = values.max(by: { ($0.value ?? 0) < ($1.value ?? 0) })
        else { return mean }
        let sentence = words.healthSentence(
            mean: mean, lowest: lowest.text, lowestOn: lowest.label, highest: highest.text, highestOn: highest.label)
        guard let last = known.last, last.isPartial, !whole.isEmpty else { return sentence }
        return "\(sentence) \(last.label): \(last.text)."
    }

    private func card(_ name: String, mean: String, _ chart: HTML) -> HTML {
        "<section class=\"card\"><header><h2>\(name)</h2><p>\(mean)</p></header>\(chart)</section>\n"
    }

    private func bars(_ measure: HealthMeasure, _ tint: String, _ words: Words) -> HTML {
        guard let mean = series.mean({ $0[measure] }) else { return .empty }
        let caption = words.onAverage(words.reading(mean, of: measure, units))
        let points = points(words, measure)
        let name = words.name(measure)
        return card(
            name, mean: caption,
            BarChart(
                points: points, accessibilityLabel: sentence(points, mean: caption, words), tint: tint,
                table: table(name, words, file: measure.rawValue)
            ).svg)
    }

    private func line(_ measure: HealthMeasure, _ tint: String, _ words: Words) -> HTML {
        guard let mean = series.mean({ $0[measure] }) else { return .empty }
        let caption = words.onAverage(words.reading(mean, of: measure, units))
        let points = points(words, measure)
        let values = points.compactMap { $0.value }
        let (lowest, highest) = Self.round(values.min() ?? 0, values.max() ?? 1)
        let name = words.name(measure)
        func scale(_ value: Double) -> String { words.number(value, maximumFractionDigits: 1) }
        return card(
            name, mean: caption,
            LineChart(
                points: points, range: ChartRange(lowest: lowest, highest: highest),
                scale: LineChart.Scale(
                    lowest: scale(lowest), middle: scale((lowest + highest) / 2), highest: scale(highest)),
                accessibilityLabel: sentence(points, mean: caption, words), tint: tint,
                table: table(name, words, file: measure.rawValue)
            ).svg)
    }

    /// Rounds a range outward to multiples of ten.
    private static func round(_ lowest: Double, _ highest: Double) -> (Double, Double) {
        let foot = (lowest / 10).rounded(.down) * 10
        return (foot, max((highest / 10).rounded(.up) * 10, foot + 10))
    }

    private func sleep(_ words: Words) -> HTML {
        guard let mean = series.mean({ $0.asleepMinutes }) else { return .empty }
        let shown = HealthMeasure.stages.filter { stage in series.mean { $0[stage] } != nil }
        let bars = series.intervals.map { interval in
            let asleep = interval.mean { $0.asleepMinutes }
            return StackedBars.Bar(
                ChartPoint(
                    label: label(interval, words), value: asleep,
                    text: asleep.map { words.reading($0, of: .inBed, units) } ?? "–"
                ),
                values: shown.map { stage in interval.mean { $0.asleepMinutes == nil ? nil : $0[stage] ?? 0 } ?? 0 })
        }
        let parts = shown.map { stage in
            let mean = series.mean { $0.asleepMinutes == nil ? nil : $0[stage] ?? 0 }
            return StackedBars.Part(
                label: words.name(stage), text: words.reading(mean ?? 0, of: stage, units), tint: stage.tint)
        }
        let caption = words.onAverage(words.reading(mean, of: .inBed, units))
        return card(
            words.sleep, mean: caption,
            StackedBars(
                parts: parts, bars: bars, accessibilityLabel: sentence(bars.map { $0.point }, mean: caption, words),
                table: table(words.sleep, words, file: ChartName.sleep)
            ).svg)
    }
}
