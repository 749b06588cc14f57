import CivilTime
import Journal

extension GameIndex {
    /// The entries of the ledger on some days, unordered: all but those of achievements and challenges.
    func entries(in days: ClosedRange<Day>, _ state: State) -> [PointEntry] {
        var entries: [PointEntry] = []
        for (row, facts) in habits.enumerated() {
            guard let facts else { continue }
            let cause = PointCause.habit(state.habits.rows[row].id)
            for day in facts.marked[facts.marked.range(of: days) { $0 }] {
                entries.append(PointEntry(day, .habitMarked, cause))
            }
            for milestone in facts.milestones[facts.milestones.range(of: days) { $0.day }] {
                entries.append(
                    PointEntry(
                        milestone.day, .streakMilestone(length: Int(milestone.length), unit: facts.unit), cause))
            }
        }
        for day in fullDays[fullDays.range(of: days) { $0 }] {
            entries.append(PointEntry(day, .allHabitsDone, .day))
        }
        addTaskEntries(in: days, state, to: &entries)
        addLimitedEntries(of: .workouts, in: days, to: &entries) { row in
            let workout = state.workouts.rows[row]
            return (workout.at ?? .min, .workout(workout.id))
        }
        addLimitedEntries(of: .moods, in: days, to: &entries) { row in
            let mood = state.moodEntries.rows[row]
            return (mood.at, .mood(mood.id))
        }
        for (row, goal) in goals.enumerated() {
            guard let day = goal?.reachedOn, days.contains(day), DailyCounts.days.contains(day) else { continue }
            entries.append(PointEntry(day, .goalReached, .goal(state.goals.rows[row].id)))
        }
        for facts in budgets {
            guard let facts else { continue }
            let period = facts.budget.period
            for day in facts.kept where days.contains(day) && DailyCounts.days.contains(day) {
                entries.append(
                    PointEntry(day, .budgetKept(period), .budget(facts.budget.id)))
            }
        }
        return entries
    }

    private func addTaskEntries(in days: ClosedRange<Day>, _ state: State, to entries: inout [PointEntry]) {
        let numbers = days.lowerBound.number...days.upperBound.number
        for (row, fact) in rows[RowKind.tasks.rawValue].enumerated() where numbers.contains(fact.day) {
            guard let day = Day(number: fact.day) else { continue }
            let cause = PointCause.task(state.tasks.rows[row].id)
            entries.append(PointEntry(day, .taskDone(fact.priority), cause))
            if fact.has(.isOnTime) { entries.append(PointEntry(day, .taskBeforeDue, cause)) }
        }
    }

    /// Adds the entries of rows of which only the first of a day earn: by their times and, at the same time, by their ids, so that all
    /// devices name the same.
    ///
    /// - Parameter row: The time and the cause of a row.
    private func addLimitedEntries(
        of kind: RowKind, in days: ClosedRange<Day>, to entries: inout [PointEntry],
        _ row: (Int) -> (at: Int64, cause: PointCause)
    ) {
        guard let reason = kind.limitedReason else { return }
        let numbers = days.lowerBound.number...days.upperBound.number
        var found: [(day: Day, at: Int64, cause: PointCause)] = []
        for (index, fact) in rows[kind.rawValue].enumerated() where numbers.contains(fact.day) {
            guard let day = Day(number: fact.day) else { continue }
            let (at, cause) = row(index)
            found.append((day, at, cause))
        }
        found.sort { left, right in
            if left.day != right.day { return left.day < right.day }
            if left.at != right.at { return left.at < right.at }
            return left.cause.bytes.lexicographicallyPrecedes(right.cause.bytes)
        }
        var (day, count) = (Day.first, Int64(0))
        for item in found {
            count = item.day == day ? count + 1 : 1
            day = item.day
            let most = day < PointRules.firstLimitedDay ? nil : PointRules.mostADay(reason)
            if count <= most ?? count { entries.append(PointEntry(day, reason, item.cause)) }
        }
    }
}

extension Array {
    /// The indices of the elements on some days, if they are in order of day.
    fileprivate func range(of days: ClosedRange<Day>, _ day: (Element) -> Day) -> Range<Int> {
        let start = partitioningIndex { day($0) >= days.lowerBound }
        let end = partitioningIndex { day($0) > days.upperBound }
        return start..<Swift.max(start, end)
    }
}
