import CivilTime
import Journal

/// Something worth knowing on a day, which follows from the journal's facts. Today has at most one.
public enum Insight: Hashable, Sendable {
    /// The day makes a habit's streak the longest it ever was.
    case longestStreak(Habit, length: Int, isDone: Bool)
    /// A record of an exercise was broken the day before.
    case record(exercise: RecordID)
    /// More tasks were done in the week than in an average one before it.
    case tasksOfWeek(Int, usual: Int, days: ClosedRange<Day>)
    /// Some of a month's budget is left in the last days of the month, and will last.
    case budgetLeft(BudgetStatus)
}

extension State {
    /// The insight of a day: a streak, as it is of this day only; else the first of the others, in an order that turns with the
    /// days. They come from the facts of the days before, so that logging something does not exchange one for another; only a
    /// budget follows what is spent.
    public func insight(of agenda: DayAgenda) -> Insight? {
        if let insight = longestStreak(agenda) { return insight }
        let others: [(Day) -> Insight?] = [brokenRecord, tasksOfWeek, budgetLeft]
        // Counted from the first day there is: days before 1970 have negative numbers.
        let turn = agenda.day.days(since: .first)
        for offset in others.indices {
            let index = (turn + offset) % others.count
            if let insight = others[index](agenda.day) { return insight }
        }
        return nil
    }

    /// The longest of the streaks, if several are.
    private func longestStreak(_ agenda: DayAgenda) -> Insight? {
        var longest: (item: DayAgenda.HabitOnDay, length: Int)?
        for item in agenda.habits where item.counts && item.habit.kind != .atMost {
            let length = item.history.recordStreak(on: agenda.day) ?? 0
            if length > longest?.length ?? 0 { longest = (item, length) }
        }
        return longest.map { .longestStreak($0.item.habit, length: $0.length, isDone: $0.item.isDone) }
    }

    /// Of several exercises, the one with the most sets.
    private func brokenRecord(_ day: Day) -> Insight? {
        guard !settings.hides(.workouts), let yesterday = day.neighbor(-1) else { return nil }
        let workouts = Set(livingWorkouts(yesterday...yesterday).filter { !$0.isRunning }.map { $0.id })
        if workouts.isEmpty { return nil }
        for records in exerciseRecords where exercise(records.exercise) != nil {
            let bests = [records.oneRepMax, records.heaviest, records.longest, records.farthest, records.fastest]
            if bests.contains(where: { $0.map { $0.isBroken && workouts.contains($0.workout) } ?? false }) {
                return .record(exercise: records.exercise)
            }
        }
        return nil
    }

    /// On the last two days of a week, if there were tasks done in three of the four weeks before.
    private func tasksOfWeek(_ day: Day) -> Insight? {
        let week = day.startOfWeek(settings.firstWeekday)
        guard !settings.hides(.tasks), day.days(since: week) >= 5 else { return nil }
        let days = week...day.advanced(by: -1)
        let counts = completedTasks(in: week.advanced(by: -28)...days.upperBound)
        var weeks = [Int](repeating: 0, count: 5)
        for (day, count) in counts { weeks[day.days(since: week.advanced(by: -28)) / 7] += count }
        let usual = (weeks[..<4].reduce(0, +) + 2) / 4
        guard weeks[4] >= 5, weeks[4] > usual, weeks[..<4].count(where: { $0 > 0 }) >= 3 else { return nil }
        return .tasksOfWeek(weeks[4], usual: usual, days: days)
    }

    /// In the last five days of a month: of several budgets, the one of which the most was spent.
    private func budgetLeft(_ day: Day) -> Insight? {
        guard !settings.hides(.money), settings.budgeting == .limits,
            day.monthOfYear.last.days(since: day) < 5
        else { return nil }
        let kept = budgetStatuses(on: day, today: day).filter { status in
            status.budget.period == .month && status.left > 0 && status.spent >= status.limit / 2
                && status.pace?.excess ?? 0 == 0
        }
        return kept.max { $0.spent < $1.spent }.map { .budgetLeft($0) }
    }
}
