import CivilTime

/// Tells days of a bank's file that are most likely wrong: long after today, or years from all other days of the file.
struct UnlikelyDays {
    private let likely: ClosedRange<Day>?

    /// Payments that are planned for the next weeks are in some files.
    private static let longestPlan = 31
    /// An account can be without any payment for years, if hardly for so many days.
    private static let longestGap = 3 * 366

    /// - Parameter days: The days of the whole file.
    init(_ days: [Day], today: Day) {
        let latest = today.advanced(by: Self.longestPlan)
        let days = days.filter { $0 <= latest }.sorted()
        guard !days.isEmpty else {
            likely = nil
            return
        }
        // Most days are right, so the one in the middle is.
        var (first, last) = (days.count / 2, days.count / 2)
        while first > 0, days[first].days(since: days[first - 1]) <= Self.longestGap { first -= 1 }
        while last < days.count - 1, days[last + 1].days(since: days[last]) <= Self.longestGap { last += 1 }
        likely = days[first]...days[last]
    }

    func contains(_ day: Day) -> Bool { likely.map { !$0.contains(day) } ?? true }
}
