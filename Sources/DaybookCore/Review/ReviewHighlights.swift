import CivilTime
import Journal

/// Successes and misses in the days of a review, besides habits: tasks, training and budgets. Parts that are off, or
/// of which there is nothing to say, have none.
public struct ReviewHighlights: Sendable {
    public let tasks: Tasks?
    public let training: Training?
    public let budgets: Budgets?

    /// Tasks with a due day.
    public struct Tasks: Hashable, Sendable {
        /// Those that were done in these days, by their due day and later.
        public let inTime, late: Int
        /// Those that were due in these days and are still open, though their day is over.
        public let missed: Int
    }

    public struct Training: Hashable, Sendable {
        /// The exercises with a record that was broken in these days.
        public let records: [RecordID]
        /// The number of workouts on the days that are over, and of those in the days before through the one like yesterday, if they
        /// were more. Fewer workouts while the person was away on most of the days are nothing to tell, nor before three days are over.
        public let count, moreBefore: Int
    }

    /// The budgets whose periods are as long as the review's.
    public struct Budgets: Hashable, Sendable {
        public let kept, over: [BudgetStatus]
    }

    public var isEmpty: Bool { tasks == nil && training == nil && budgets == nil }

    public init(of span: ReviewSpan, in state: State, today: Day) {
        let hides = { (part: JournalPart) in state.settings.hides(part) }
        tasks = hides(.tasks) ? nil : state.taskHighlights(in: span.days, today: today)
        training = hides(.workouts) ? nil : state.trainingHighlights(of: span)
        budgets = hides(.money) ? nil : state.budgetHighlights(of: span, today: today)
    }
}

extension State {
    fileprivate func taskHighlights(in days: ClosedRange<Day>, today: Day) -> ReviewHighlights.Tasks? {
        var (inTime, late) = (0, 0)
        for task in tasks.rows where task.status == .completed {
            guard let closed = task.closedOn, days.contains(closed), task.isAlive || task.isOccurrence,
                let due = scheduledDay(of: task)
            else { continue }
            if closed <= due { inTime += 1 } else { late += 1 }
        }
        let (indices, occurrences) = openTaskIndices(today: today)
        let rows = tasks.rows
        func isMissed(_ task: TaskItem) -> Bool {
            guard let due = task.dueDay, due < today, !isWaiting(task, today: today) else { return false }
            return days.contains(due)
        }
        let missed = indices.count { isMissed(rows[$0]) } + occurrences.count { isMissed($0) }
        if inTime + late + missed == 0 { return nil }
        return ReviewHighlights.Tasks(inTime: inTime, late: late, missed: missed)
    }

    fileprivate func trainingHighlights(of span: ReviewSpan) -> ReviewHighlights.Training? {
        let records = exerciseRecords.filter { records in
            let bests = [records.oneRepMax, records.heaviest, records.longest, records.farthest, records.fastest]
            return exercise(records.exercise) != nil
                && bests.contains { $0.map { $0.isBroken && span.days.contains($0.day) } ?? false }
        }
        func count(_ days: ClosedRange<Day>) -> Int {
            livingWorkouts(days).count { !$0.isRunning } + recordedWorkouts(days).count
        }
        let isAway = awayDays.areMost(of: span.finishedDays ?? span.days)
        let finished = count(span.finishedDays ?? span.days)
        let before = isAway || span.hasJustBegun ? 0 : span.finishedBefore.map { count($0) } ?? 0
        if records.isEmpty, before <= finished { return nil }
        return ReviewHighlights.Training(
            records: records.map { $0.exercise }, count: finished, moreBefore: before > finished ? before : 0)
    }

    fileprivate func budgetHighlights(of span: ReviewSpan, today: Day) -> ReviewHighlights.Budgets? {
        guard let period = span.period.budgetPeriod, settings.budgeting == .limits else { return nil }
        let statuses = budgetStatuses(on: span.days.upperBound, today: today).filter { $0.budget.period == period }
        let over = statuses.filter { $0.isOverspent }
        // A period that goes on is not kept yet, nor on its last day.
        let kept = today <= span.days.upperBound ? [] : statuses.filter { !$0.isOverspent }
        if over.isEmpty, kept.isEmpty { return nil }
        return ReviewHighlights.Budgets(kept: kept, over: over)
    }
}

extension Period {
    /// The period of budgets that is as long; nil if there is none.
    fileprivate var budgetPeriod: BudgetPeriod? {
        switch self {
        case .week: .week
        case .month: .month
        case .year: .year
        case .all: nil
        }
    }
}
