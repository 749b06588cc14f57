import CivilTime
import DaybookCore
import Interchange
import Phrasing
import Words

extension PartBreakdowns {
    private var stepName: String { step?.rawValue ?? "day" }

    private func name(_ span: ClosedRange<Day>) -> String {
        switch step {
        case nil: words.shortDay(span.lowerBound)
        case .week: words.shortRange(span.lowerBound, span.upperBound)
        case .month: words.shortMonthAndYear(span.lowerBound.monthOfYear)
        case .year: "\(span.lowerBound.year)"
        }
    }

    /// Whether a span is neither cut off by the first day nor still going on.
    private func isWhole(_ span: ClosedRange<Day>) -> Bool {
        guard let step else { return span.upperBound < today }
        return span == step.period(of: span.lowerBound, state.settings.firstWeekday) && span.upperBound < today
    }

    /// One row for each day, week, month or year from the first with a value on; nil without any. Of all time, zeros before it are
    /// left out.
    ///
    /// - Parameters:
    ///   - values: The value of each span.
    ///   - isSum: Whether a value adds up over its span, so that one that is cut off or not over is not compared.
    ///   - mean: The average of all days; nil for that of the spans.
    func rows(
        of code: String, _ title: String, _ values: [Double?], isSum: Bool, isOpen: Bool, mean: Double? = nil,
        range: ClosedRange<Double>? = nil, hasBars: Bool = true, notes: [String] = [],
        json: (Double) -> JSONValue = { .number($0) }, _ text: (Double) -> String
    ) -> Breakdown? {
        guard values.contains(where: { $0.map { $0 != 0 || !isSum } ?? false }),
            let first = values.firstIndex(where: { value in value.map { $0 != 0 || !isSum || !isAll } ?? false })
        else { return nil }
        let shown = Array(spans.indices[first...])
        let rows = shown.map { index -> Breakdown.Row in
            let value = values[index]
            let text = value.map { isOpen && index == spans.count - 1 ? words.soFar(text($0)) : text($0) } ?? "–"
            return Breakdown.Row(
                name: name(spans[index]), value: value, text: text, note: notes.isEmpty ? "" : notes[index],
                json: [
                    JSONMember("from", .string(spans[index].lowerBound.text)),
                    JSONMember("to", .string(spans[index].upperBound.text)),
                    JSONMember("value", value.map(json) ?? .null),
                ])
        }
        let compared = shown.filter { isSum ? isWhole(spans[$0]) : !isOpen || $0 < spans.count - 1 }
            .compactMap { index in values[index].map { (index: index, value: $0) } }
        var sentence: String?
        if let lowest = compared.min(by: { $0.value < $1.value }),
            let highest = compared.max(by: { $0.value < $1.value }), lowest.value < highest.value
        {
            let average = mean ?? compared.reduce(0) { $0 + $1.value } / Double(compared.count)
            sentence = words.healthSentence(
                mean: words.onAverage(isSum ? each(text(average)) : text(average)), lowest: text(lowest.value),
                lowestOn: name(spans[lowest.index]), highest: text(highest.value), highestOn: name(spans[highest.index])
            )
        }
        return Breakdown(
            title: title, of: code, by: stepName, rows: rows, range: range, hasBars: hasBars, sentence: sentence)
    }

    /// An amount for each day, week, month or year.
    private func each(_ amount: String) -> String {
        switch step {
        case nil: words.aDay(amount)
        case .week: words.aWeek(amount)
        case .month: words.aMonth(amount)
        case .year: words.aYear(amount)
        }
    }

    /// A quantity by time, as it can be compared with others.
    func series(
        _ source: SeriesSource, range: ClosedRange<Double>? = nil, hasBars: Bool = true
    ) -> Breakdown? {
        guard let series = state.series(source, on: days, today: today, currency: currency) else { return nil }
        let values = series.values(of: spans)
        let isSum = series.grouping == .sum
        // The value of a week or month is that of its days that are over, unless only today has one.
        let ofToday = spans.last.map { series.part($0) }.map { $0.count == 1 && $0.values.last.flatMap { $0 } != nil }
        let isOpen = series.runningDay != nil && (isSum || ofToday ?? false)
        return rows(
            of: source.code, words.name(of: source, in: state), values, isSum: isSum, isOpen: isOpen,
            mean: isSum ? nil : series.average(of: spans, whole: spans.indices), range: range, hasBars: hasBars
        ) { words.value($0, of: source, currency, in: state) }
    }

    /// The average of a quantity on each day of the week, without that of today if it goes on; nil for few days.
    func weekdays(_ source: SeriesSource) -> Breakdown? {
        guard step != nil, let series = state.series(source, on: days, today: today, currency: currency) else {
            return nil
        }
        var (sums, counts) = ([Double](repeating: 0, count: 7), [Int](repeating: 0, count: 7))
        for (offset, value) in series.values.enumerated() {
            let day = days.lowerBound.advanced(by: offset)
            guard let value, day != series.runningDay else { continue }
            sums[day.weekday.rawValue - 1] += value
            counts[day.weekday.rawValue - 1] += 1
        }
        guard counts.contains(where: { $0 > 0 }), sums.contains(where: { $0 != 0 }) else { return nil }
        let rows = Weekday.week(from: state.settings.firstWeekday).map { weekday -> Breakdown.Row in
            let index = weekday.rawValue - 1
            let mean = counts[index] > 0 ? sums[index] / Double(counts[index]) : nil
            return Breakdown.Row(
                name: words.shortWeekdayHeading(weekday), value: mean,
                text: mean.map { words.value($0, of: source, currency, in: state) } ?? "–",
                json: [
                    JSONMember("weekday", .string(weekday.code)),
                    JSONMember("value", mean.map { json($0, of: source) } ?? .null),
                ])
        }
        let title = "\(words.name(of: source, in: state)): \(words.uncapitalized(words.averageByWeekday))"
        return Breakdown(title: title, of: source.code, by: "weekday", rows: rows)
    }

    /// A mean as JSON. That of amounts is rounded to a minor unit, as in the terminal.
    private func json(_ mean: Double, of source: SeriesSource) -> JSONValue {
        guard case .spending = source else { return .number(mean) }
        return session.json(Int64(max(-9e15, min(9e15, mean.rounded()))), currency)
    }

    func ranking(
        _ title: String, of quantity: String, by grouping: String, _ items: [(name: String, count: Int)],
        _ text: (Int) -> String
    ) -> Breakdown? {
        let rows = items.filter { $0.count > 0 }.map { item in
            Breakdown.Row(
                name: item.name, value: Double(item.count), text: text(item.count),
                json: [JSONMember(grouping, .string(item.name)), JSONMember("value", .count(item.count))])
        }
        return rows.isEmpty ? nil : Breakdown(title: title, of: quantity, by: grouping, rows: rows)
    }
}
