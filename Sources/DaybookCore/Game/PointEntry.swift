import CivilTime
import Journal

/// A line of the ledger: points, the day they count for, and why.
public struct PointEntry: Hashable, Sendable {
    public let day: Day
    public let points: Int64
    public let reason: PointReason
    public let cause: PointCause

    init(_ day: Day, _ reason: PointReason, _ cause: PointCause) {
        self.init(day, PointRules.points(for: reason) ?? 0, reason, cause)
    }

    init(_ day: Day, _ points: Int64, _ reason: PointReason, _ cause: PointCause) {
        (self.day, self.points, self.reason, self.cause) = (day, points, reason, cause)
    }
}

extension PointEntry {
    /// Whether it is for having done the task of another entry on time.
    public func isBonus(of other: PointEntry) -> Bool {
        guard case .taskDone = other.reason, reason == .taskBeforeDue else { return false }
        return cause == other.cause && day == other.day
    }
}

extension PointEntry: Comparable {
    /// The latest day first; on a day by the order of reasons and the ids of causes, so that all devices show the same.
    public static func < (left: PointEntry, right: PointEntry) -> Bool {
        if left.day != right.day { return right.day < left.day }
        if left.reason.order != right.reason.order { return left.reason.order < right.reason.order }
        let (one, other) = (left.cause.bytes, right.cause.bytes)
        if one != other { return one.lexicographicallyPrecedes(other) }
        return left.reason.length < right.reason.length
    }
}

extension PointReason {
    fileprivate var order: Int {
        switch self {
        case .achievement: 0
        case .challenge: 1
        case .goalReached: 2
        case .budgetKept: 3
        case .allHabitsDone: 4
        case .workout: 5
        case .streakMilestone: 6
        case .habitMarked: 7
        case .taskDone: 8
        case .taskBeforeDue: 9
        case .moodLogged: 10
        }
    }

    fileprivate var length: Int { if case .streakMilestone(let length, _) = self { length } else { 0 } }
}

extension PointCause {
    var bytes: [UInt8] {
        switch self {
        case .habit(let id), .task(let id), .workout(let id), .goal(let id), .budget(let id), .mood(let id),
            .challenge(let id):
            id.bytes
        case .day: []
        case .achievement(let achievement): Array(achievement.rawValue.utf8)
        }
    }
}

/// The reason for points.
public enum PointReason: Hashable, Sendable {
    case habitMarked
    /// A habit's streak reached a length.
    case streakMilestone(length: Int, unit: Streak.Unit)
    case taskDone(TaskPriority?)
    /// The task was done by its due day.
    case taskBeforeDue
    case workout
    case goalReached
    case budgetKept(BudgetPeriod)
    case moodLogged
    case allHabitsDone
    case achievement(Achievement)
    /// A challenge was won; without a level it is the person's own.
    case challenge(ChallengeLevel?)
}

/// The record that earned points, for a link to it.
public enum PointCause: Hashable, Sendable {
    /// A habit, on the day of the entry.
    case habit(RecordID)
    /// A task or an occurrence of a repeated one.
    case task(RecordID)
    case workout(RecordID)
    case goal(RecordID)
    /// A budget; the entry's day is the first after its period.
    case budget(RecordID)
    case mood(RecordID)
    /// The day itself.
    case day
    case achievement(Achievement)
    case challenge(RecordID)
}
