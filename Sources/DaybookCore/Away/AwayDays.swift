import CivilTime

/// All days on which the person is away: their periods in order, those that overlap or meet joined into one.
public struct AwayDays: Hashable, Sendable {
    /// The spans of days, in order and apart from each other.
    public let spans: [ClosedRange<Day>]

    /// No days.
    public static let none = AwayDays([])

    /// - Parameter spans: Spans in any order, which may overlap.
    public init(_ spans: [ClosedRange<Day>]) {
        var joined: [ClosedRange<Day>] = []
        for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = joined.last, span.lowerBound <= last.upperBound.advanced(by: 1) {
                joined[joined.count - 1] = last.lowerBound...max(last.upperBound, span.upperBound)
            } else {
                joined.append(span)
            }
        }
        self.spans = joined
    }

    public var isEmpty: Bool { spans.isEmpty }

    public func contains(_ day: Day) -> Bool { span(around: day) != nil }

    /// The span that a day is in; nil if the person is not away on it.
    public func span(around day: Day) -> ClosedRange<Day>? {
        let index = firstSpan(endingFrom: day)
        return index < spans.count && spans[index].contains(day) ? spans[index] : nil
    }

    /// The day itself or, if the person is away on it, the first day on which they are not.
    public func firstDayBack(from day: Day) -> Day { span(around: day)?.upperBound.advanced(by: 1) ?? day }

    /// The number of away days among some days.
    public func count(in days: ClosedRange<Day>) -> Int {
        var count = 0
        for span in spans[firstSpan(endingFrom: days.lowerBound)...] {
            guard span.lowerBound <= days.upperBound else { break }
            let common = span.clamped(to: days)
            count += common.upperBound.days(since: common.lowerBound) + 1
        }
        return count
    }

    /// Whether the person is away on more than half of some days.
    func areMost(of days: ClosedRange<Day>) -> Bool {
        count(in: days) * 2 > days.upperBound.days(since: days.lowerBound) + 1
    }

    /// Those before a day.
    func days(before end: Day) -> AwayDays {
        AwayDays(
            spans.compactMap { span in
                guard span.lowerBound < end else { return nil }
                return span.lowerBound...min(span.upperBound, end.advanced(by: -1))
            })
    }

    /// The last day of a span of days that rests while the person is away: as many days later as they are away until then.
    public func end(of days: ClosedRange<Day>) -> Day {
        guard !isEmpty else { return days.upperBound }
        let length = days.upperBound.days(since: days.lowerBound) + 1
        var end = days.upperBound
        while end < .last {
            let present = end.days(since: days.lowerBound) + 1 - count(in: days.lowerBound...end)
            if present >= length { break }
            end = end.advanced(by: length - present)
        }
        return end
    }

    /// The index of the first span that does not end before a day.
    private func firstSpan(endingFrom day: Day) -> Int {
        var (low, high) = (0, spans.count)
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].upperBound < day { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
