import CivilTime

extension DailySeries {
    /// The values over some spans of these days, by their grouping.
    public func values(of spans: [ClosedRange<Day>]) -> [Double?] {
        areDays(spans) ? values : spans.map { value(of: $0) }
    }

    /// Whether the spans are the single days.
    private func areDays(_ spans: [ClosedRange<Day>]) -> Bool {
        spans.count == values.count && spans.first == days.lowerBound...days.lowerBound
    }

    private func value(of span: ClosedRange<Day>) -> Double? {
        let known = values[indices(of: span)].compactMap { $0 }
        switch grouping {
        case .sum: return known.isEmpty ? nil : known.reduce(0, +)
        case .mean: return mean(indices(of: span))
        case .last: return known.last
        case .rate: return rate?.over(span)
        }
    }

    /// The mean of some days but the one that goes on, unless only that one has a value; nil without any.
    private func mean(_ indices: Range<Int>) -> Double? {
        let running = runningDay.map { $0.days(since: days.lowerBound) }
        var (sum, count) = (0.0, 0)
        for index in indices where index != running {
            guard let value = values[index] else { continue }
            sum += value
            count += 1
        }
        if count > 0 { return sum / Double(count) }
        return running.flatMap { indices.contains($0) ? values[$0] : nil }
    }

    private static func mean(_ values: [Double]) -> Double? {
        values.isEmpty ? nil : values.reduce(0, +) / Double(values.count)
    }

    /// The average over some spans of days: that of all their days, each of the same weight; of what is added up, that of the whole
    /// spans, or of their days with an amount if those are known and the spans are days. Nil without values.
    ///
    /// - Parameter whole: The indices of the spans that are neither cut off nor go on.
    public func average(of spans: [ClosedRange<Day>], whole: Range<Int>) -> Double? {
        guard let first = spans.first, let last = spans.last else { return nil }
        let all = first.lowerBound...last.upperBound
        switch grouping {
        case .sum:
            if areDays(spans), !loggedDays.isEmpty { return value(of: all).map { $0 / Double(loggedDays.count) } }
            return Self.mean(values(of: Array(spans[whole])).compactMap { $0 })
        case .mean, .last: return mean(indices(of: all))
        case .rate: return rate?.over(all)
        }
    }

    /// The average of each span and those before it, `length` together; nil where fewer than half of them have a value. It is that of
    /// their days, or of the sums of whole spans.
    ///
    /// - Parameter known: The values of the spans; see `values(of:)`.
    public func rollingAverage(
        of length: Int, over spans: [ClosedRange<Day>], _ known: [Double?], whole: Range<Int>
    ) -> [Double?] {
        let firstKnown = known.firstIndex { $0 != nil } ?? spans.count
        return spans.indices.map { index in
            let begin = max(0, index - length + 1)
            let window = spans[begin].lowerBound...spans[index].upperBound
            switch grouping {
            case .sum:
                guard whole.contains(index) else { return nil }
                let sums = known[max(begin, whole.lowerBound)...index].compactMap { $0 }
                return sums.count * 2 >= length ? Self.mean(sums) : nil
            case .mean, .last:
                guard known[begin...index].count(where: { $0 != nil }) * 2 >= length else { return nil }
                return mean(indices(of: window))
            case .rate:
                // A habit can have no value on most days: nothing is due on them once it is done often enough.
                guard (index - firstKnown + 1) * 2 >= length else { return nil }
                return rate?.overDays(window)
            }
        }
    }
}
