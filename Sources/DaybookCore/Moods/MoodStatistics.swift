import CivilTime

/// What moods come to over some time: by day, by mood, by weekday and by part of the day.
public struct MoodStatistics: Hashable, Sendable {
    /// The mean of one day's valences, −2 to 2.
    public struct DayMean: Hashable, Sendable {
        public let day: Day
        public let mean: Double
        public let count: Int
    }

    /// The mean of some, and of how many.
    public struct Mean: Hashable, Sendable {
        public var sum = 0.0
        public var count = 0

        public init() {}

        /// Nil of none.
        public var value: Double? { count == 0 ? nil : sum / Double(count) }

        public mutating func add(_ number: Double) {
            sum += number
            count += 1
        }
    }

    /// The days on which something was written, from the first on.
    public let days: [DayMean]
    public let entryCount: Int
    private var counts: [Mood: Int] = [:]
    /// The means of days by weekday, from Monday on.
    public private(set) var byWeekday = [Mean](repeating: Mean(), count: 7)
    /// The means of entries by part of the day, in the order of `PartOfDay.allCases`.
    public private(set) var byPart = [Mean](repeating: Mean(), count: PartOfDay.allCases.count)

    /// - Parameter entries: from the first on.
    public init(_ entries: [MoodEntry]) {
        var sums: [(day: Day, sum: Int, count: Int)] = []
        var dayIsLater = true
        for entry in entries {
            guard let mood = entry.mood, let day = entry.day else { continue }
            counts[mood, default: 0] += 1
            byPart[PartOfDay(entry.moment.time).place].add(Double(mood.valence))
            if let last = sums.last, last.day == day {
                sums[sums.count - 1].sum += mood.valence
                sums[sums.count - 1].count += 1
            } else {
                dayIsLater = dayIsLater && (sums.last.map { $0.day < day } ?? true)
                sums.append((day, mood.valence, 1))
            }
        }
        if !dayIsLater { sums = Self.joined(sums) }
        days = sums.map { DayMean(day: $0.day, mean: Double($0.sum) / Double($0.count), count: $0.count) }
        entryCount = days.reduce(0) { $0 + $1.count }
        for day in days { byWeekday[day.day.weekday.rawValue - 1].add(day.mean) }
    }

    /// Sums whose days are in no order, as where a day was given that another clock has.
    private static func joined(_ sums: [(day: Day, sum: Int, count: Int)]) -> [(day: Day, sum: Int, count: Int)] {
        var joined: [(day: Day, sum: Int, count: Int)] = []
        for next in sums.sorted(by: { $0.day < $1.day }) {
            if let last = joined.last, last.day == next.day {
                joined[joined.count - 1].sum += next.sum
                joined[joined.count - 1].count += next.count
            } else {
                joined.append(next)
            }
        }
        return joined
    }

    /// How often each mood was written.
    public func count(of mood: Mood) -> Int { counts[mood] ?? 0 }

    /// The mean of the days' means from a day to a later one, both counted: each day weighs the same, however much
    /// was written on it. Nil where nothing was.
    public func mean(from first: Day, to last: Day) -> Mean {
        var mean = Mean()
        for day in days[place(of: first)...] {
            if day.day > last { break }
            mean.add(day.mean)
        }
        return mean
    }

    /// The mean of the seven days that end with a day; nil where nothing was written on them.
    public func sevenDayMean(on day: Day) -> Double? { mean(from: day.advanced(by: -6), to: day).value }

    /// Where in `days` the first is that is not before a day.
    private func place(of day: Day) -> Int {
        var (lower, upper) = (0, days.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if days[middle].day < day { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }
}

/// A quarter of a day on the clock on the wall.
public enum PartOfDay: String, CaseIterable, Sendable {
    /// From 0:00, 6:00, 12:00 and 18:00 on.
    case night, morning, afternoon, evening

    public init(_ time: TimeOfDay) { self = Self.allCases[time.hour / 6] }

    /// Its place among all, from 0.
    public var place: Int {
        switch self {
        case .night: 0
        case .morning: 1
        case .afternoon: 2
        case .evening: 3
        }
    }
}
