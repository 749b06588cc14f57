import CivilTime

/// The days on which a habit that is due *n* times in a week, month or window can't wait any longer.
///
/// A week of seven days that asks for three times has four free days. A day is pressing once as many before it were let pass as
/// are free: without it the number can't be reached, and all the more so on the days that follow. Skipped days and days away are
/// not let pass. A window is pressing on the day on which it would break. Only the days before a day decide, so that a later mark
/// makes none pressing; and neither does an earlier one, nor time away.
struct PressingDays: Sendable {
    /// One for each day of the history; empty for particular days.
    private let isPressing: [Bool]
    /// For each day of the history, whether a window that rests while the person is away covers it. Empty unless it is due in
    /// windows and the person was away.
    private let isCoveredBesideAway: [Bool]

    /// - Parameters:
    ///   - days: The days as they rest.
    ///   - streakDays: The days as streaks count them, from which being away takes no time done.
    ///   - begin: The index of the first day that the habit asks for.
    init(
        of rule: HabitRule, days: [HabitDay], streakDays: StreakDays, periods: [HabitPeriod], begin: Int, isAway: Bool
    ) {
        func isDone(_ index: Int) -> Bool { streakDays.days[index].isDone }
        func isLetPass(_ index: Int) -> Bool { !isDone(index) && !days[index].isSkipped }
        guard case .times(let times, let length) = rule.schedule else {
            var isPressing = [Bool](repeating: false, count: periods.isEmpty ? 0 : days.count)
            for period in periods {
                var free = period.length - period.required
                for index in period.range {
                    isPressing[index] = free <= 0
                    if isLetPass(index) { free -= 1 }
                }
            }
            (self.isPressing, isCoveredBesideAway) = (isPressing, [])
            return
        }
        // Windows are of days that count: all but those skipped and let pass while away.
        var isPressing: [Bool] = []
        // The number let pass before each day that counts.
        var letPass = [0]
        var done: [Int] = []
        var (first, coveredUntil) = (0, 0)
        for index in days.indices {
            let position = letPass.count - 1
            if index == begin { first = position }
            // The days that count on which a window begins that needs this one.
            let start = max(first, coveredUntil, position - (length - 1))
            isPressing.append(letPass[position] - letPass[min(start, position)] >= length - times)
            guard isDone(index) || isLetPass(index) else { continue }
            letPass.append(letPass[position] + (isDone(index) ? 0 : 1))
            guard isDone(index) else { continue }
            done.append(position)
            if times > 0, done.count >= times, position - done[done.count - times] < length {
                coveredUntil = done[done.count - times] + length
            }
        }
        self.isPressing = isPressing
        guard isAway, times > 0 else {
            isCoveredBesideAway = []
            return
        }
        var position = 0
        isCoveredBesideAway = days.indices.map { index in
            let counts = isDone(index) || isLetPass(index)
            defer { if counts { position += 1 } }
            return Self.isCovered(position, counts: counts, done: done, times: times, length: length)
        }
    }

    /// Whether some window covers a day.
    ///
    /// - Parameters:
    ///   - position: The number of days that count before it.
    ///   - counts: Whether it counts itself. If not, it is judged as if it did.
    ///   - done: The positions of the days that were done.
    private static func isCovered(_ position: Int, counts: Bool, done: [Int], times: Int, length: Int) -> Bool {
        func moved(_ day: Int) -> Int { !counts && day >= position ? day + 1 : day }
        var run = done.partitioningIndex { $0 > position - length }
        while run + times <= done.count {
            let (first, last) = (moved(done[run]), moved(done[run + times - 1]))
            if first >= position + length { return false }
            if max(last, position) - min(first, position) < length { return true }
            run += 1
        }
        return false
    }

    /// Whether a day keeps the habit from being done often enough if it is not done on it. True for a habit of particular days.
    func contains(_ index: Int) -> Bool { isPressing.isEmpty || isPressing[index] }

    func coversBesideAway(_ index: Int) -> Bool { !isCoveredBesideAway.isEmpty && isCoveredBesideAway[index] }
}
