import CivilTime
import Journal

/// Mood statistics for a period: by day, mood, weekday and part of the day.
public struct MoodStatistics: Hashable, Sendable {
    /// The mean valence of one day, −2 to 2.
    public struct DayMean: Hashable, Sendable {
        public let day: Day
        public let mean: Double
        public let count: Int
    }

    /// A running mean with its count.
    public struct Mean: Hashable, Sendable {
        public var sum = 0.0
        public var count = 0

        public init() {}

        /// The mean; nil if nothing was added.
        public var value: Double? { count == 0 ? nil : sum / Double(count) }

        public mutating func add(_ number: Double) {
            sum += number
            count += 1
        }
    }

    /// The days with entries, oldest first.
    public let days: [DayMean]
    public let entryCount: Int
    private var counts: [Mood: Int] = [:]
    /// The means of days by weekday, starting with Monday.
    public private(set) var byWeekday = [Mean](repeating: Mean(), count: 7)
    /// The means of entries by part of the day, in the order of `PartOfDay.allCases`.
    public private(set) var byPart = [Mean](repeating: Mean(), count: PartOfDay.allCases.count)

    /// - Parameter entries: Entries, oldest first.
    public init(_ entries: [MoodEntry]) {
        var sums: [(day: Day, sum: Int, count: Int)] = []
        var dayIsLater = true
        for entry in entries {
            guard let mood = entry.mood, let day = entry.day else { continue }
            counts[mood, default: 0] += 1
            byPart[PartOfDay(entry.moment.time).index].add(Double(mood.valence))
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

    /// Sorts sums by day and combines those of the same day, needed when an entry was recorded under another clock.
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

    /// The number of entries with a mood.
    public func count(of mood: Mood) -> Int { counts[mood] ?? 0 }

    /// The mean of daily means from `first` to `last`, both included. Each day has the same weight, whatever its number
    /// of entries.
    public func mean(from first: Day, to last: Day) -> Mean {
        var mean = Mean()
        for day in days[days.partitioningIndex { $0.day >= first }...] {
            if day.day > last { break }
            mean.add(day.mean)
        }
        return mean
    }

    /// The mean of the seven days ending on a day; nil if they have no entries.
    public func sevenDayMean(on day: Day) -> Double? { mean(from: day.advanced(by: -6), to: day).value }
}
