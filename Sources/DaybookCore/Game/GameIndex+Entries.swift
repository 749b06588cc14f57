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
        for kind in [RowKind.tasks, .workouts, .moods] { addEntries(of: kind, in: days, state, to: &entries) }
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

    private func addEntries(
        of kind: RowKind, in days: ClosedRange<Day>, _ state: State, to entries: inout [PointEntry]
    ) {
        let numbers = days.lowerBound.number...days.upperBound.number
        for (row, fact) in rows[kind.rawValue].enumerated() where numbers.contains(fact.day) {
            guard let day = Day(number: fact.day) else { continue }
            switch kind {
            case .tasks:
                let cause = PointCause.task(state.tasks.rows[row].id)
                entries.append(PointEntry(day, .taskDone(fact.priority), cause))
                if fact.has(.isOnTime) {
                    entries.append(PointEntry(day, .taskBeforeDue, cause))
                }
            case .workouts:
                entries.append(PointEntry(day, .workout, .workout(state.workouts.rows[row].id)))
            case .moods:
                entries.append(
                    PointEntry(day, .moodLogged, .mood(state.moodEntries.rows[row].id)))
            case .meals, .weighIns, .notes, .transactions: break
            }
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
