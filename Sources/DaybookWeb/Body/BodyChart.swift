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
    let days: ClosedRange<Day>
    /// The points of the line, in the measure's unit, in order. Points before the displayed days lead into it.
    let line: [DataPoint]
    /// The values measured on the displayed days, one per day.
    let measured: [DataPoint]
    let range: BodyRange
    /// The person's goal, in the measure's unit, if there is one.
    let goal: Double?

    struct DataPoint: Hashable, Sendable {
        let day: Day
        let value: Double
    }

    /// The weight and its trend.
    init(_ trend: WeightTrend, _ units: UnitSystem, _ range: BodyRange, today: Day, goal: Double?) {
        (self.range, self.goal) = (range, goal)
        days = today.advanced(by: 1 - range.dayCount)...today
        (measure, self.units) = (.weight, units)
        line = trend.points.map { DataPoint(day: $0.day, value: $0.trend) }
        let days = days
        measured = trend.points.filter { days.contains($0.day) }.map { DataPoint(day: $0.day, value: $0.weight) }
    }

    /// Another measure, with a line through the last value of each day.
    init(_ figures: [BodyValue], _ measure: BodyMeasure, _ units: UnitSystem, _ range: BodyRange, today: Day) {
        (self.range, goal) = (range, nil)
        days = today.advanced(by: 1 - range.dayCount)...today
        (self.measure, self.units) = (measure, units)
        var corners: [DataPoint] = []
        for figure in figures {
            if corners.last?.day == figure.day { corners.removeLast() }
            corners.append(DataPoint(day: figure.day, value: figure.value))
        }
        line = corners
        let days = days
        measured = corners.filter { days.contains($0.day) }
    }

    func view(_ words: Words) -> HTML {
        if measured.isEmpty { return "<p class=\"quiet\">\(words.noDataInPeriod)</p>" }
        let values = drawn
        let samples = sampled(words)
        let numbers = (values + samples + [goalInSight]).compactMap { $0 }.map { words.shown($0, measure, units) }
        let lowest = ((numbers.min() ?? 0) - 0.3).rounded(.down)
        let highest = max(((numbers.max() ?? 1) + 0.3).rounded(.up), lowest + 2)
        let unit = words.unit(of: measure, units)
        func label(_ value: Double) -> String { "\(words.number(value, maximumFractionDigits: 1)) \(unit)" }
        let points = values.enumerated().map { index, value in
            ChartPoint(
                label: words.shortDay(days.lowerBound.advanced(by: index)),
                value: value.map { words.shown($0, measure, units) },
                text: value.map { words.measured($0, measure, units) } ?? "")
        }
        let chart = LineChart(
            points: points, samples: samples.map { value in value.map { words.shown($0, measure, units) } },
            range: ChartRange(lowest: lowest, highest: highest),
            scale: LineChart.Scale(
                lowest: label(lowest), middle: label((lowest + highest) / 2), highest: label(highest)),
            marks: marks(words), accessibilityLabel: sentence(values, words), emptyText: words.noDataInPeriod,
            tint: "tint-iris", table: table(words), height: 180,
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

    /// The line's value on each day, linearly interpolated; nil before the first and after the last point.
    private var drawn: [Double?] {
        var values: [Double?] = []
        var index = 0
        for offset in 0...days.upperBound.days(since: days.lowerBound) {
            let day = days.lowerBound.advanced(by: offset)
            while index < line.count, line[index].day < day { index += 1 }
            guard index < line.count else {
                values.append(nil)
                continue
            }
            let next = line[index]
            guard index > 0, next.day != day else {
                values.append(next.day == day ? next.value : nil)
                continue
            }
            let last = line[index - 1]
            let share = Double(day.days(since: last.day)) / Double(next.day.days(since: last.day))
            values.append(last.value + (next.value - last.value) * share)
        }
        return values
    }

    private func sampled(_ words: Words) -> [Double?] {
        var values = [Double?](repeating: nil, count: days.upperBound.days(since: days.lowerBound) + 1)
        for corner in measured { values[corner.day.days(since: days.lowerBound)] = corner.value }
        return values
    }

    /// Month names at the first day of each month; for a single month, the usual three days.
    private func marks(_ words: Words) -> [LineChart.Mark] {
        let count = days.upperBound.days(since: days.lowerBound)
        guard count > 60 else { return [] }
        return (0...count).compactMap { index in
            let day = days.lowerBound.advanced(by: index)
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
        let trends = line.filter { days.contains($0.day) }
        return zip(measured, trends).map { ($0.day, [$0.value, $1.value]) }
    }

    private func headings(_ words: Words) -> [String] {
        measure == .weight ? [words.name(measure), words.weightTrend] : [words.name(measure)]
    }

    private func table(_ words: Words) -> ChartTable {
        let rows = columns.reversed().map { column in
            ChartTable.Row(
                label: words.shortDayAndYear(column.day),
                values: column.values.map { words.measured($0, measure, units) })
        }
        return words.chartTable(
            words.name(measure), by: words.day, headings(words), rows: rows, file: ChartName.measurements,
            of: .body(.measure(measure, range)))
    }

    /// The measured values as a file, in the person's units.
    func file(_ words: Words) -> ChartFile {
        let unit = words.unit(of: measure, units)
        return ChartFile(
            headings: [words.day] + headings(words).map { "\($0), \(unit)" },
            rows: columns.map { ($0.day.text, $0.values.map { words.shown($0, measure, units) }) })
    }
}
