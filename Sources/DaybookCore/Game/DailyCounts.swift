import CivilTime

/// A number for each day, mostly few. Days outside of `days` do not count: a wrong date must not take room for millions of days.
struct DailyCounts: Equatable, Sendable {
    /// The days that can count: 1900 to 2169.
    static let days = Day(year: 1900, month: 1, day: 1)!...Day(year: 2169, month: 12, day: 31)!

    /// The day of the first number.
    private var first = DailyCounts.days.lowerBound
    private var counts: [Int32] = []

    /// Adds to the number of a day.
    mutating func add(_ number: Int64, on day: Day) {
        guard Self.days.contains(day) else { return }
        if counts.isEmpty { first = day }
        if day < first {
            // With room for earlier days, as days may come backwards.
            let start = max(Self.days.lowerBound, day.advanced(by: -counts.count / 2))
            counts.insert(contentsOf: repeatElement(0, count: first.days(since: start)), at: 0)
            first = start
        }
        let index = day.days(since: first)
        if index >= counts.count { counts.append(contentsOf: repeatElement(0, count: index + 1 - counts.count)) }
        counts[index] &+= Int32(truncatingIfNeeded: number)
    }

    func count(on day: Day) -> Int64 {
        let index = day.days(since: first)
        return counts.indices.contains(index) ? Int64(counts[index]) : 0
    }

    func sum(through day: Day) -> Int64 { sum(in: min(first, day)...day) }

    func sum(in days: ClosedRange<Day>) -> Int64 {
        let start = max(0, days.lowerBound.days(since: first))
        let end = min(counts.count - 1, days.upperBound.days(since: first))
        guard start <= end else { return 0 }
        var sum: Int64 = 0
        for index in start...end { sum += Int64(counts[index]) }
        return sum
    }

    /// The number of days with a number, through a day.
    func dayCount(through day: Day) -> Int64 {
        let end = min(counts.count, day.days(since: first) + 1)
        return end <= 0 ? 0 : counts[..<end].reduce(0) { $1 > 0 ? $0 + 1 : $0 }
    }

    /// The day on which the sum, or the number of days with a number, reached a threshold; nil if it was not.
    func day(reaching threshold: Int64, countingDays: Bool = false, from start: Day? = nil) -> Day? {
        let begin = max(0, start.map { $0.days(since: first) } ?? 0)
        guard begin < counts.count else { return nil }
        var sum: Int64 = 0
        for index in begin..<counts.count {
            sum += countingDays ? (counts[index] > 0 ? 1 : 0) : Int64(counts[index])
            if sum >= threshold { return first.advanced(by: index) }
        }
        return nil
    }

    /// The last days with a number before another, the latest first.
    func days(before day: Day, count: Int) -> [Day] {
        var found: [Day] = []
        var index = min(counts.count, day.days(since: first)) - 1
        while index >= 0, found.count < count {
            if counts[index] != 0 { found.append(first.advanced(by: index)) }
            index -= 1
        }
        return found
    }

    /// The first day with a number; nil without any.
    var firstDay: Day? { counts.firstIndex { $0 != 0 }.map { first.advanced(by: $0) } }

    /// Calls `body` with each day that has a number, in order.
    func forEach(_ body: (Day, Int64) -> Void) {
        for (index, count) in counts.enumerated() where count != 0 { body(first.advanced(by: index), Int64(count)) }
    }

    static func == (left: DailyCounts, right: DailyCounts) -> Bool {
        var same = true
        left.forEach { day, count in if right.count(on: day) != count { same = false } }
        right.forEach { day, count in if left.count(on: day) != count { same = false } }
        return same
    }
}
