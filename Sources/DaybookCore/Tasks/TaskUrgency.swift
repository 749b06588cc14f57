import CivilTime
import Journal

/// The urgency of a task: a sum of terms that can be shown one by one.
///
/// Source: the polynomial of Taskwarrior ("Urgency", taskwarrior.org/docs/urgency) with its default coefficients, plus
/// `urgent` above high.
public struct TaskUrgency: Hashable, Sendable {
    public enum Term: CaseIterable, Hashable, Sendable {
        case next, due, blocking, priority, scheduled, active, age, tags, category, waiting, blocked
    }

    /// One term and its contribution, never zero.
    public struct Contribution: Hashable, Sendable {
        public let term: Term
        public let value: Double
    }

    /// The terms that are not zero, in the order of `Term`.
    public let contributions: [Contribution]

    /// The sum of all terms.
    public var total: Double { contributions.reduce(0) { $0 + $1.value } }

    /// Calculates the urgency of a task at a point in time.
    public init(of task: TaskItem, in state: State, now: LocalInstant) {
        var contributions: [Contribution] = []
        let waits = TaskDependencies(state)
        Self.sum(of: task, in: state, waits, today: state.today(now), now: now) { term, value in
            contributions.append(Contribution(term: term, value: value))
        }
        self.contributions = contributions
    }

    /// Only the total, for long lists.
    public static func total(
        of task: TaskItem, in state: State, _ waits: TaskDependencies, today: Day, now: LocalInstant
    )
        -> Double
    {
        var total = 0.0
        sum(of: task, in: state, waits, today: today, now: now) { _, value in total += value }
        return total
    }

    private static func sum(
        of task: TaskItem, in state: State, _ waits: TaskDependencies, today: Day, now: LocalInstant,
        _ take: (Term, Double) -> Void
    ) {
        let tags = state.countTags(of: task.id)
        func add(_ term: Term, _ coefficient: Double, _ factor: Double) {
            if factor != 0 { take(term, coefficient * factor) }
        }
        add(.next, 15, tags.isNext ? 1 : 0)
        add(.due, 12, Self.dueFactor(task, today: today, now: now))
        add(.blocking, 8, waits.isBlocking(task.id) ? 1 : 0)
        add(.priority, 1, task.priority?.urgency ?? 0)
        add(.scheduled, 5, task.startDay.map { $0 <= today } ?? false ? 1 : 0)
        add(.active, 4, task.status == .inProgress ? 1 : 0)
        add(.age, 2, Self.ageFactor(task, today: today))
        add(.tags, 1, tags.count == 0 ? 0 : tags.count == 1 ? 0.8 : tags.count == 2 ? 0.9 : 1)
        add(.category, 1, task.category == nil ? 0 : 1)
        add(.waiting, -3, state.isWaiting(task, today: today) ? 1 : 0)
        add(.blocked, -5, waits.isBlocked(task.id) ? 1 : 0)
    }

    /// 1 from seven days overdue, 0.2 up to fourteen days before the due day, linear in between; 0 without a due day.
    static func dueFactor(_ task: TaskItem, today: Day, now: LocalInstant) -> Double {
        guard let dueDay = task.dueDay else { return 0 }
        var overdue = Double(today.days(since: dueDay))
        if let dueTime = task.dueTime {
            // A due time is a calendar time, even if the person's day lasts past midnight.
            overdue = Double(now.calendarDay.days(since: dueDay) * 1440 + now.time.minutes - dueTime.minutes) / 1440
        }
        if overdue >= 7 { return 1 }
        return overdue >= -14 ? (overdue + 14) * 0.8 / 21 + 0.2 : 0.2
    }

    /// The age of the task in years, at most 1.
    static func ageFactor(_ task: TaskItem, today: Day) -> Double {
        guard let createdOn = task.createdOn else { return 0 }
        return min(1, Double(max(0, today.days(since: createdOn))) / 365)
    }
}

extension TaskPriority {
    /// The contribution of the priority to urgency.
    var urgency: Double {
        switch self {
        case .low: 1.8
        case .medium: 3.9
        case .high: 6
        case .urgent: 8
        }
    }
}
