import CivilTime
import DaybookCore
import Markup
import Phrasing
import Words

/// The charts of the overview; those without data are omitted.
struct HealthCharts: Sendable {
    let series: HealthSeries
    let units: UnitSystem

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
        guard series.step == .month else { return words.shortDay(interval.first) }
        let month = Month(year: interval.first.year, number: interval.first.month)
        return "\(month.map { words.shortMonth($0) } ?? "") \(interval.first.year)"
    }

    private func points(_ words: Words, _ measure: HealthMeasure) -> [ChartPoint] {
        series.intervals.map { interval in
            let mean = interval.mean { $0[measure] }
            return ChartPoint(
                label: label(interval, words), value: mean,
                text: mean.map { words.reading($0, of: measure, units) } ?? "–")
        }
    }

    private func table(_ name: String, _ words: Words) -> ChartTable {
        ChartTable(summary: words.asTable, labelHeading: words.day, valueHeading: name)
    }

    /// Describes a chart for screen readers.
    private func sentence(_ points: [ChartPoint], mean: String, _ words: Words) -> String {
        let values = points.filter { $0.value != nil }
        guard let lowest = values.min(by: { ($0.value ?? 0) < ($1.value ?? 0) }),
            let highest = values.max(by: { ($0.value ?? 0) < ($1.value ?? 0) })
        else { return mean }
        return words.healthSentence(
            mean: mean, lowest: lowest.text, lowestOn: lowest.label, highest: highest.text, highestOn: highest.label)
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
                table: table(name, words)
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
                accessibilityLabel: sentence(points, mean: caption, words), tint: tint, table: table(name, words)
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
                table: table(words.healthSleep, words)
            ).svg)
    }
}
