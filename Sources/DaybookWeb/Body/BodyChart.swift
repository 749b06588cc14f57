import CivilTime
import DaybookCore
import Interchange
import Markup
import Phrasing
import Words

/// A chart of a body measure: measured values as dots, with a line through them or through their trend.
struct BodyChart: Sendable {
    let measure: BodyMeasure
    let units: UnitSystem
    let window: BodyWindow
    /// The points of the line, in the measure's unit, in order. Points before the displayed days lead into it.
    let line: [DataPoint]
    /// The values measured on the displayed days, one per day.
    let measured: [DataPoint]
    /// The person's goal, in the measure's unit, if there is one.
    let goal: Double?

    struct DataPoint: Hashable, Sendable {
        let day: Day
        let value: Double
    }

    /// The weight and its trend.
    init(_ trend: WeightTrend, _ units: UnitSystem, _ window: BodyWindow, goal: Double?) {
        (self.window, self.goal) = (window, goal)
        (measure, self.units) = (.weight, units)
        line = trend.points.map { DataPoint(day: $0.day, value: $0.trend) }
        measured = trend.points.filter { window.days.contains($0.day) }.map { DataPoint(day: $0.day, value: $0.weight) }
    }

    /// Another measure, with a line through the last value of each day.
    init(_ figures: [BodyValue], _ measure: BodyMeasure, _ units: UnitSystem, _ window: BodyWindow) {
        (self.window, goal) = (window, nil)
        (self.measure, self.units) = (measure, units)
        var corners: [DataPoint] = []
        for figure in figures {
            if corners.last?.day == figure.day { corners.removeLast() }
            corners.append(DataPoint(day: figure.day, value: figure.value))
        }
        line = corners
        measured = corners.filter { window.days.contains($0.day) }
    }

    func view(_ words: Words) -> HTML {
        if measured.isEmpty { return "<p class=\"quiet\">\(words.noDataInPeriod)</p>" }
        let slots = window.slots
        let (values, samples) = (drawn(slots), sampled(slots))
        let numbers = (values + samples + [goalInSight]).compactMap { $0 }.map { words.shown($0, measure, units) }
        let lowest = ((numbers.min() ?? 0) - 0.3).rounded(.down)
        let highest = max(((numbers.max() ?? 1) + 0.3).rounded(.up), lowest + 2)
        let unit = words.unit(of: measure, units)
        func label(_ value: Double) -> String { "\(words.number(value, maximumFractionDigits: 1)) \(unit)" }
        let points = values.enumerated().map { index, value in
            ChartPoint(
                label: window.label(slots[index].lowerBound, words),
                value: value.map { words.shown($0, measure, units) },
                text: value.map { words.measured($0, measure, units) } ?? "")
        }
        let chart = LineChart(
            points: points, samples: samples.map { value in value.map { words.shown($0, measure, units) } },
            range: ChartRange(lowest: lowest, highest: highest),
            scale: LineChart.Scale(
                lowest: label(lowest), middle: label((lowest + highest) / 2), highest: label(highest)),
            marks: marks(words), accessibilityLabel: sentence(values, words), emptyText: words.noDataInPeriod,
            tint: "tint-iris", table: table(slots, values, samples, words), height: 180,
            target: goalInSight.map {
                ChartTarget(
                    value: words.shown($0, measure, units), text: words.goalLine(words.measured($0, measure, units)))
            })
        return chart.svg
    }

    /// The goal, if it is near enough to the values to be drawn without flattening their line.
    private var goalInSight: Double? {
        guard let goal, let lowest = measured.map({ $0.value }).min(), let highest = measured.map({ $0.value }).max()
        else { return nil }
        let margin = max(highest - lowest, 2)
        return goal >= lowest - margin && goal <= highest + margin ? goal : nil
    }

    /// The line's value in each slot: its last point there, or linearly interpolated; nil before the first and after the
    /// last point.
    private func drawn(_ slots: [ClosedRange<Day>]) -> [Double?] {
        var index = 0
        return slots.map { slot in
            while index < line.count, line[index].day <= slot.upperBound { index += 1 }
            guard index > 0 else { return nil }
            let last = line[index - 1]
            if slot.contains(last.day) { return last.value }
            guard index < line.count else { return nil }
            let next = line[index]
            let share = Double(slot.upperBound.days(since: last.day)) / Double(next.day.days(since: last.day))
            return last.value + (next.value - last.value) * share
        }
    }

    /// The mean of the values measured in each slot.
    private func sampled(_ slots: [ClosedRange<Day>]) -> [Double?] {
        var index = 0
        return slots.map { slot in
            var (sum, count) = (0.0, 0)
            while index < measured.count, measured[index].day <= slot.upperBound {
                sum += measured[index].value
                count += 1
                index += 1
            }
            return count == 0 ? nil : sum / Double(count)
        }
    }

    /// Month names at the first day of each month; for a single month, the usual three days.
    private func marks(_ words: Words) -> [LineChart.Mark] {
        let count = window.days.upperBound.days(since: window.days.lowerBound)
        guard window.range != .all, count > 60 else { return [] }
        return (0...count).compactMap { index in
            let day = window.days.lowerBound.advanced(by: index)
            return day.dayOfMonth == 1 ? LineChart.Mark(index: index, text: words.shortMonth(day.monthOfYear)) : nil
        }
    }

    private func sentence(_ values: [Double?], _ words: Words) -> String {
        let known = values.compactMap { $0 }
        guard let first = known.first, let last = known.last else { return words.noDataInPeriod }
        return words.wentFrom(
            measure == .weight ? words.weightTrend : words.name(measure), words.measured(first, measure, units),
            words.measured(last, measure, units))
    }

    /// The measured values and, of a measure that has one, their trend.
    private var columns: [(day: Day, values: [Double])] {
        guard measure == .weight else { return measured.map { ($0.day, [$0.value]) } }
        let trends = line.filter { window.days.contains($0.day) }
        return zip(measured, trends).map { ($0.day, [$0.value, $1.value]) }
    }

    private func headings(_ words: Words) -> [String] {
        measure == .weight ? [words.name(measure), words.weightTrend] : [words.name(measure)]
    }

    private func table(
        _ slots: [ClosedRange<Day>], _ values: [Double?], _ samples: [Double?], _ words: Words
    ) -> ChartTable {
        var rows: [ChartTable.Row] = []
        for index in slots.indices.reversed() {
            guard let sample = samples[index] else { continue }
            let known = measure == .weight ? [sample, values[index] ?? sample] : [sample]
            let first = slots[index].lowerBound
            rows.append(
                ChartTable.Row(
                    label: window.isDaily ? words.shortDayAndYear(first) : window.label(first, words),
                    values: known.map { words.measured($0, measure, units) }))
        }
        return words.chartTable(
            words.name(measure), by: window.heading(words), headings(words), rows: rows, file: ChartName.measurements,
            of: .body(.measure(measure, window.range, until: window.last)))
    }

    /// The measured values as a file, in the person's units.
    func file(_ words: Words) -> ChartFile {
        let unit = words.unit(of: measure, units)
        return ChartFile(
            headings: [words.day] + headings(words).map { "\($0), \(unit)" },
            rows: columns.map { ($0.day.text, $0.values.map { words.shown($0, measure, units) }) })
    }
}
