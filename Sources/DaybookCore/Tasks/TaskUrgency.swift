import CivilTime
import Journal

/// How much a task presses, as a sum of terms that can each be shown.
///
/// Source: the polynomial of Taskwarrior ("Urgency", taskwarrior.org/docs/urgency), with its default coefficients; to
/// which `urgent` comes above high.
public struct TaskUrgency: Hashable, Sendable {
    public enum Term: CaseIterable, Hashable, Sendable {
        case next, due, blocking, priority, scheduled, active, age, tags, category, waiting, blocked
    }

    /// One summand: what it is for and how much it adds, never zero.
    public struct Summand: Hashable, Sendable {
        public let term: Term
        public let value: Double
    }

    /// In the order of `Term`.
    public let summands: [Summand]

    /// The sum.
    public var total: Double { summands.reduce(0) { $0 + $1.value } }

    /// How much a task presses at a moment.
    public init(of task: TaskItem, in state: State, now: Now) {
        var summands: [Summand] = []
        let waits = TaskWaits(state, around: TaskItem.root(of: task.id))
        Self.sum(of: task, in: state, waits, today: state.today(now), now: now) { term, value in
            summands.append(Summand(term: term, value: value))
        }
        self.summands = summands
    }

    /// Only the sum, for lists of many.
    public static func total(of task: TaskItem, in state: State, _ waits: TaskWaits, today: Day, now: Now) -> Double {
        var total = 0.0
        sum(of: task, in: state, waits, today: today, now: now) { _, value in total += value }
        return total
    }

    private static func sum(
        of task: TaskItem, in state: State, _ waits: TaskWaits, today: Day, now: Now, _ take: (Term, Double) -> Void
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

    /// 1 from seven days overdue, 0.2 until fourteen days before it is due, in between in proportion; 0 without a due day.
    static func dueFactor(_ task: TaskItem, today: Day, now: Now) -> Double {
        guard let dueDay = task.dueDay else { return 0 }
        var overdue = Double(today.days(since: dueDay))
        if let dueTime = task.dueTime {
            // A time is one of the calendar, also where the person's day lasts beyond midnight.
            overdue = Double(now.calendarDay.days(since: dueDay) * 1440 + now.time.minutes - dueTime.minutes) / 1440
        }
        if overdue >= 7 { return 1 }
        return overdue >= -14 ? (overdue + 14) * 0.8 / 21 + 0.2 : 0.2
    }

    /// Its part of a year, at most 1.
    static func ageFactor(_ task: TaskItem, today: Day) -> Double {
        guard let createdOn = task.createdOn else { return 0 }
        return min(1, Double(max(0, today.days(since: createdOn))) / 365)
    }
}

extension TaskPriority {
    /// What it adds to the urgency.
    var urgency: Double {
        switch self {
        case .low: 1.8
        case .medium: 3.9
        case .high: 6
        case .urgent: 8
        }
    }
}
